type Cell = string | number | boolean | null;

/** Gives rows to the browser as a CSV file with their names as its head; see `saveCsvTable`. */
export function saveCsv(file: string, rows: readonly Record<string, Cell>[]): Promise<void> {
  const head = Object.keys(rows[0] ?? {});
  return saveCsvTable(
    file,
    head,
    rows.map((row) => head.map((name) => row[name] ?? null)),
  );
}

/**
 * Gives a table to the browser as a CSV file: UTF-8 that Excel knows, and nothing in it that a
 * spreadsheet takes for a formula. The writer is fetched at the first press.
 */
export async function saveCsvTable(
  file: string,
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  const { stringify } = await import("csv-stringify/browser/esm/sync");
  const csv = stringify([head, ...rows], {
    bom: true,
    escape_formulas: true,
    cast: { boolean: (yes) => (yes ? "yes" : "") },
  });
  const address = URL.createObjectURL(new Blob([csv], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
}
