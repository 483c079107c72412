/** Where a cell stands on the screen. */
export interface CellPlace {
  left: number;
  top: number;
}

/**
 * The cell an arrow key leads to from `index`, whatever the columns are: sideways the next in
 * order, up and down the nearest cell of the next row. Null when the key does not move.
 */
export function gridNeighbour(key: string, index: number, cells: CellPlace[]): number | null {
  const last = cells.length - 1;
  if (key === "ArrowRight") return Math.min(index + 1, last);
  if (key === "ArrowLeft") return Math.max(index - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key === "ArrowDown") return inNextRow(index, cells, 1);
  if (key === "ArrowUp") return inNextRow(index, cells, -1);
  return null;
}

function inNextRow(index: number, cells: CellPlace[], direction: 1 | -1): number {
  const from = cells[index];
  if (!from) return index;
  const beyond = cells.filter((cell) => (cell.top - from.top) * direction > 0);
  const distance = Math.min(...beyond.map((cell) => Math.abs(cell.top - from.top)));
  const row = beyond.filter((cell) => Math.abs(cell.top - from.top) === distance);
  const nearest = row.sort(
    (a, b) => Math.abs(a.left - from.left) - Math.abs(b.left - from.left),
  )[0];
  return nearest ? cells.indexOf(nearest) : index;
}
