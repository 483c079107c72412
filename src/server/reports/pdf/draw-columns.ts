import type { Figure } from "../../../shared/annual-report/annual-report-schemas";
import { cellWithUnit, cellWords } from "../../../shared/annual-report/cell-words";
import { drawnAmounts, type Series } from "../../../shared/annual-report/drawn-amounts";
import type { Formats } from "../../../shared/profile/formats";
import { inks } from "../../pdf/open-paper";
import { sheetOf } from "./sheet";

const height = 72;
const looks = [inks.tide, inks.cedar];

/** Columns side by side, a place for each row, with the tallest measured and all of them named. */
export function drawColumns(pdf: PDFKit.PDFDocument, figure: Figure, formats: Formats) {
  const sheet = sheetOf(pdf);
  const { series, most } = drawnAmounts(figure);
  const top = drawScale(pdf, series, most, formats);
  const place = sheet.width / figure.rows.length;
  const wide = (place * 0.76) / series.length;
  for (const [nr, { amounts }] of series.entries()) {
    pdf.fillColor(looks[nr] ?? inks.soft);
    for (const [row, amount] of amounts.entries()) {
      const tall = (amount / most) * height;
      pdf.rect(
        sheet.left + row * place + place * 0.12 + nr * wide,
        top + height - tall,
        wide,
        tall,
      );
    }
    pdf.fill();
  }
  pdf.moveTo(sheet.left, top + height).lineTo(sheet.left + sheet.width, top + height);
  pdf.lineWidth(0.75).strokeColor(inks.soft).stroke();
  drawNames(pdf, figure, place, top + height + 3, formats);
}

/** What the tallest column measures, and which colour is what; gives where the columns begin. */
function drawScale(
  pdf: PDFKit.PDFDocument,
  series: readonly Series[],
  most: number,
  formats: Formats,
): number {
  const sheet = sheetOf(pdf);
  const { y } = pdf;
  const [first] = series;
  pdf.font("plain").fontSize(7).fillColor(inks.soft);
  const words = cellWithUnit(first?.column ?? { key: "", head: "", as: "count" }, most, formats);
  pdf.text(words, sheet.left, y, { lineBreak: false });
  const widths = series.map(({ column }) => pdf.widthOfString(column.head) + 22);
  let x = sheet.left + sheet.width - widths.reduce((all, one) => all + one, 0);
  for (const [nr, { column }] of series.entries()) {
    pdf.rect(x + 12, y + 1, 6, 6).fill(looks[nr] ?? inks.soft);
    pdf.fillColor(inks.soft).text(column.head, x + 22, y, { lineBreak: false });
    x += widths[nr] ?? 0;
  }
  const top = y + 12;
  pdf.moveTo(sheet.left, top).lineTo(sheet.left + sheet.width, top);
  pdf.lineWidth(0.5).strokeColor(inks.line).stroke();
  return top;
}

function drawNames(
  pdf: PDFKit.PDFDocument,
  { columns, rows }: Figure,
  place: number,
  y: number,
  formats: Formats,
) {
  const sheet = sheetOf(pdf);
  const [first] = columns;
  if (!first) return;
  const every = Math.ceil(40 / place);
  pdf.font("plain").fontSize(6.5).fillColor(inks.soft);
  for (const [nr, [name = null]] of rows.entries()) {
    if (nr % every !== 0) continue;
    const room = { width: place * every, align: "center" as const, lineBreak: false };
    pdf.text(
      cellWords(first, name, formats),
      sheet.left + nr * place,
      y,
      every > 1 ? { lineBreak: false } : room,
    );
  }
  pdf.y = y + 14;
}
