import type { Cell, Figure } from "../../../shared/annual-report/annual-report-schemas";
import { cellWords } from "../../../shared/annual-report/cell-words";
import { drawnAmounts } from "../../../shared/annual-report/drawn-amounts";
import type { Formats } from "../../../shared/profile/formats";
import { inks } from "../../pdf/open-paper";
import { sheetOf } from "./sheet";

const rowHeight = 12.5;

/** How high a figure's table is, where it stands on one page. */
export const tableHeight = ({ rows, total }: Figure): number =>
  (rows.length + (total ? 1 : 0)) * rowHeight + 26;

/** A figure's rows; where they go on over the page, its head stands there again. */
export function drawTable(pdf: PDFKit.PDFDocument, figure: Figure, formats: Formats) {
  const sheet = sheetOf(pdf);
  const places = placesOf(pdf, figure);
  drawHead(pdf, figure, places);
  for (const [nr, row] of figure.rows.entries()) {
    if (pdf.y + rowHeight > sheet.bottom) {
      pdf.addPage();
      drawHead(pdf, figure, places);
    }
    if (figure.drawn.kind === "bars") drawBar(pdf, figure, nr, places);
    drawRow(pdf, figure, row, places, formats);
  }
  if (!figure.total) return;
  rule(pdf, inks.soft);
  pdf.font("bold");
  drawRow(pdf, figure, figure.total, places, formats);
}

interface Place {
  x: number;
  width: number;
}

/** The first column is wider; one with bars leaves them a third of the sheet. */
function placesOf(pdf: PDFKit.PDFDocument, { columns, drawn }: Figure): Place[] {
  const sheet = sheetOf(pdf);
  const bars = drawn.kind === "bars" ? sheet.width * 0.24 : 0;
  const first = drawn.kind === "bars" ? 120 : 56;
  const width = (sheet.width - first - bars) / (columns.length - 1);
  return columns.map((_, nr) =>
    nr === 0
      ? { x: sheet.left, width: first }
      : { x: sheet.left + first + bars + (nr - 1) * width, width },
  );
}

function drawHead(pdf: PDFKit.PDFDocument, { columns }: Figure, places: readonly Place[]) {
  pdf.font("plain").fontSize(7).fillColor(inks.soft);
  const { y } = pdf;
  const high = Math.max(
    ...columns.map(({ head }, nr) => pdf.heightOfString(head, { width: places[nr]?.width ?? 0 })),
  );
  for (const [nr, { head }] of columns.entries()) {
    const { x = 0, width = 0 } = places[nr] ?? {};
    pdf.text(head, x, y, { width, align: nr === 0 ? "left" : "right" });
  }
  pdf.y = y + high + 2;
  rule(pdf, inks.soft);
}

function drawBar(pdf: PDFKit.PDFDocument, figure: Figure, nr: number, places: readonly Place[]) {
  const sheet = sheetOf(pdf);
  const { series, most } = drawnAmounts(figure);
  const amount = series[0]?.amounts[nr] ?? 0;
  const x = sheet.left + (places[0]?.width ?? 0);
  const long = most > 0 ? (amount / most) * sheet.width * 0.24 : 0;
  pdf.rect(x, pdf.y + 2, long, 6).fill(inks.tide);
}

function drawRow(
  pdf: PDFKit.PDFDocument,
  { columns }: Figure,
  row: readonly Cell[],
  places: readonly Place[],
  formats: Formats,
) {
  const { y } = pdf;
  pdf.fontSize(7.5).fillColor(inks.ink);
  for (const [nr, column] of columns.entries()) {
    const { x = 0, width = 0 } = places[nr] ?? {};
    const align = nr === 0 ? ("left" as const) : ("right" as const);
    const one = { width: width - (nr === 0 ? 4 : 0), height: rowHeight, align, ellipsis: true };
    pdf.text(cellWords(column, row[nr] ?? null, formats), x, y, one);
  }
  pdf.font("plain");
  pdf.y = y + rowHeight;
}

function rule(pdf: PDFKit.PDFDocument, colour: string) {
  const sheet = sheetOf(pdf);
  pdf.moveTo(sheet.left, pdf.y).lineTo(sheet.left + sheet.width, pdf.y);
  pdf.lineWidth(0.5).strokeColor(colour).stroke();
  pdf.y += 3;
}
