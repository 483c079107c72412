type Cell = string | number | boolean | null;

/**
 * Gives rows to the browser as a CSV file with their names as its head: UTF-8 that Excel knows, and
 * nothing in it that a spreadsheet takes for a formula. The writer is fetched at the first press.
 */
export async function saveCsv(file: string, rows: readonly Record<string, Cell>[]): Promise<void> {
  const { stringify } = await import("csv-stringify/browser/esm/sync");
  const csv = stringify([...rows], {
    header: true,
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
