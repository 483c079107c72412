/** A file as its cells, before anybody knows which line is the header. */
export interface Table {
  /** the names of a workbook's sheets; none where the file is a table of text */
  sheets: string[];
  /** the sheet that was read; null in a table of text */
  sheet: string | null;
  lines: string[][];
}

/** A table with its header, as a spreadsheet wrote it. */
export interface Sheet {
  header: string[];
  /** the header's line in the file, from 1 */
  headerRow: number;
  rows: SheetRow[];
}

export interface SheetRow {
  /** as a spreadsheet counts, with the header as 1: a cell of several lines is in one row */
  row: number;
  cells: string[];
}
