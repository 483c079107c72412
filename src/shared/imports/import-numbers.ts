/** How much one import takes. */
export const importNumbers = {
  rows: 5000,
  /** of a file, empty ones and titles too */
  lines: 6000,
  columns: 200,
  fileBytes: 2 * 1024 * 1024,
  /** of one opening balance */
  fewestHours: 0.25,
  mostHours: 1000,
} as const;
