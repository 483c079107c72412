interface GridKey {
  key: string;
  ctrlKey: boolean;
}

/**
 * The cell that a key leads to from cell `at` of a grid, by the ARIA grid pattern: arrows to the
 * neighbours, Home and End along the row, with Ctrl to the first and last cell. Null for other keys.
 */
export function gridStep(
  { key, ctrlKey }: GridKey,
  at: number,
  { columns, cells }: { columns: number; cells: number },
): number | null {
  const column = at % columns;
  const rowStart = at - column;
  switch (key) {
    case "ArrowRight":
      return column < columns - 1 ? at + 1 : at;
    case "ArrowLeft":
      return column > 0 ? at - 1 : at;
    case "ArrowDown":
      return at + columns < cells ? at + columns : at;
    case "ArrowUp":
      return at - columns >= 0 ? at - columns : at;
    case "Home":
      return ctrlKey ? 0 : rowStart;
    case "End":
      return ctrlKey ? cells - 1 : rowStart + columns - 1;
    default:
      return null;
  }
}
