export const margin = 48;

/** The paper of the annual report within its margins, in points. */
export const sheetOf = ({ page }: PDFKit.PDFDocument) => ({
  left: margin,
  width: page.width - 2 * margin,
  bottom: page.height - margin,
});

/** Goes on to a new page where there is no room left for something so high. */
export function needRoom(pdf: PDFKit.PDFDocument, height: number) {
  if (pdf.y + height > sheetOf(pdf).bottom) pdf.addPage();
}
