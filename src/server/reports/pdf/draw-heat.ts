import type { Figure } from "../../../shared/annual-report/annual-report-schemas";
import { cellWords } from "../../../shared/annual-report/cell-words";
import { drawnAmounts } from "../../../shared/annual-report/drawn-amounts";
import type { Formats } from "../../../shared/profile/formats";
import { inks } from "../../pdf/open-paper";
import { sheetOf } from "./sheet";

const tall = 20;
const names = 34;

/** A strip for each column, the darker the more, with the whole number in it. */
export function drawHeat(pdf: PDFKit.PDFDocument, figure: Figure, formats: Formats) {
  const sheet = sheetOf(pdf);
  const { series, most } = drawnAmounts(figure);
  const place = (sheet.width - names) / figure.rows.length;
  const cell = { width: place, align: "center" as const, lineBreak: false };
  pdf.font("plain").fontSize(6.5).fillColor(inks.soft);
  const [hour] = figure.columns;
  const { y: top } = pdf;
  for (const [nr, [at = null]] of figure.rows.entries()) {
    if (hour) pdf.text(cellWords(hour, at, formats), sheet.left + names + nr * place, top, cell);
  }
  for (const [strip, { column, amounts }] of series.entries()) {
    const y = top + 12 + strip * tall;
    pdf.font("bold").fontSize(7.5).fillColor(inks.ink);
    pdf.text(column.head, sheet.left, y + 6, { lineBreak: false });
    pdf.font("plain").fontSize(6.5);
    for (const [nr, amount] of amounts.entries()) {
      const x = sheet.left + names + nr * place;
      const share = most > 0 ? amount / most : 0;
      pdf
        .rect(x + 0.5, y + 0.5, place - 1, tall - 1)
        .fillOpacity(1)
        .fill("#eef3ee");
      pdf
        .rect(x + 0.5, y + 0.5, place - 1, tall - 1)
        .fillOpacity(share)
        .fill(inks.tide);
      pdf.fillOpacity(1).fillColor(share > 0.5 ? "#ffffff" : inks.ink);
      if (amount > 0) pdf.text(String(Math.round(amount) || "<1"), x, y + 6.5, cell);
    }
  }
  pdf.y = top + 12 + series.length * tall + 6;
}
