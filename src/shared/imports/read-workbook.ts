import { unzipSync } from "fflate";
import { type CellValue, readXlsx } from "hucre/xlsx";
import { comparable } from "../fields/compare-words";
import { Refusal } from "../refusals";
import { cellIn } from "./formula-guard";
import { importNumbers } from "./import-numbers";
import type { Table } from "./sheet";

/** What the parts of a workbook may come to, in bytes: many times what 2 MB of a real one does. */
const mostUnpacked = 32 * 1024 * 1024;
/** One column and one line more than may be, by which it is seen that there are too many. */
const range = `A1:${columnName(importNumbers.columns + 1)}${importNumbers.lines + 1}`;

/**
 * The cells of an Excel workbook: what formulas came to, days as yyyy-MM-dd, numbers as they are
 * typed. Refuses SHEET_TOO_LARGE, NOT_A_SHEET, and the name of a sheet that it has not.
 */
export async function readWorkbook(bytes: Uint8Array, wanted?: string): Promise<Table> {
  const sheets: string[] = [];
  let chosen = -1;
  const choose = ({ name }: { name: string }, nr: number): boolean => {
    sheets.push(name);
    if (chosen >= 0 || (wanted !== undefined && comparable(wanted) !== comparable(name)))
      return false;
    chosen = nr;
    return true;
  };
  try {
    refuseBomb(bytes);
    const {
      sheets: [sheet],
    } = await readXlsx(bytes, { sheets: choose, range });
    const name = sheets[chosen];
    if (!sheet || name === undefined) {
      throw new Refusal("BAD_INPUT", `The file has no sheet “${wanted ?? ""}”.`, "sheet");
    }
    return { sheets, sheet: name, lines: sheet.rows.map(textsOf) };
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal("NOT_A_SHEET", undefined, "file");
  }
}

/**
 * A workbook is a zip, which may unpack to thousands of times its size. What its parts say they come
 * to is added up before anything is unpacked, and the reader stops at what each has said.
 */
function refuseBomb(bytes: Uint8Array): void {
  let unpacked = 0;
  unzipSync(bytes, {
    filter: ({ size, originalSize }) => {
      // To the reader a part that says nothing has no bounds.
      unpacked += originalSize === 0 && size > 2 ? mostUnpacked + 1 : originalSize;
      if (unpacked > mostUnpacked) throw new Refusal("SHEET_TOO_LARGE", undefined, "file");
      return false;
    },
  });
}

function columnName(number: number): string {
  const letter = String.fromCharCode(65 + ((number - 1) % 26));
  return number <= 26 ? letter : `${columnName(Math.floor((number - 1) / 26))}${letter}`;
}

/** The cells of a line up to the last with anything in it. */
function textsOf(cells: readonly CellValue[]): string[] {
  const texts = cells.map((cell) => cellIn(textOf(cell)));
  return texts.slice(0, texts.findLastIndex((text) => text !== "") + 1);
}

const midnight = " 00:00:00";

function textOf(value: CellValue): string {
  if (value instanceof Date)
    return value.toISOString().slice(0, 19).replace("T", " ").replace(midnight, "");
  // 0.1 + 0.2 is 0.3 in every spreadsheet.
  if (typeof value === "number") return String(Number(value.toPrecision(15)));
  return value === null ? "" : String(value);
}
