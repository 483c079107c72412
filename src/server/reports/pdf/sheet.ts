/** Letter paper in points, as the annual report uses it. */
export const sheet = { margin: 48, left: 48, width: 612 - 96, bottom: 792 - 48 } as const;

/** Goes on to a new page where there is no room left for something so high. */
export function needRoom(pdf: PDFKit.PDFDocument, height: number) {
  if (pdf.y + height > sheet.bottom) pdf.addPage();
}
