/**
 * The roles of a table that is a grid, for its elements to spread: named, because what is laid out
 * otherwise than a table loses them in some browsers. HTML allows them; lint, which reads attributes,
 * does not.
 */
export const gridRoles = {
  grid: { role: "grid" },
  rows: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "gridcell" },
} as const;
