import type { AnnualReport, Figure } from "../../../shared/annual-report/annual-report-schemas";
import { drawnAmounts, isEmpty } from "../../../shared/annual-report/drawn-amounts";
import type { Formats } from "../../../shared/profile/formats";
import { type ClubDate, formatDate } from "../../../shared/time/club-dates";
import { inks, openPaper, paperOf } from "../../pdf/open-paper";
import { drawColumns } from "./draw-columns";
import { drawHeat } from "./draw-heat";
import { drawTable, tableHeight } from "./draw-table";
import { margin, needRoom, sheetOf } from "./sheet";

interface PdfFacts extends Formats {
  clubName: string;
  country: string;
  today: ClubDate;
}

/** The annual report as it goes round at a meeting: every picture and table that names nobody. */
export async function annualReportPdf(report: AnnualReport, facts: PdfFacts): Promise<Buffer> {
  const { clubName, country, today } = facts;
  const title = "Annual report";
  const { size } = paperOf({ country });
  const { pdf, written } = await openPaper({ title, author: clubName, margin, size });
  const days = [report.startDate, report.endDate].map((day) => formatDate(day, "MMMM d, yyyy"));
  pdf.font("plain").fontSize(11).fillColor(inks.soft).text(clubName);
  pdf.font("bold").fontSize(26).fillColor(inks.ink).text(title);
  pdf.font("plain").fontSize(11).fillColor(inks.soft).text(days.join(" to "));
  drawHeadlines(pdf, report.headlines);
  for (const figure of report.figures) if (!figure.namesPeople) drawFigure(pdf, figure, facts);
  drawFooters(pdf, `${clubName}, made on ${formatDate(today, "MMMM d, yyyy")}`);
  pdf.end();
  return written;
}

function drawHeadlines(pdf: PDFKit.PDFDocument, headlines: AnnualReport["headlines"]) {
  const sheet = sheetOf(pdf);
  const y = pdf.y + 14;
  const width = sheet.width / headlines.length;
  for (const [nr, { term, value }] of headlines.entries()) {
    const x = sheet.left + nr * width;
    pdf.font("bold").fontSize(14).fillColor(inks.tide).text(value, x, y, { width });
    pdf
      .font("plain")
      .fontSize(8)
      .fillColor(inks.soft)
      .text(term, x, y + 19, { width });
  }
  pdf.x = sheet.left;
  pdf.y = y + 50;
}

const pictureHeight = 105;

function drawFigure(pdf: PDFKit.PDFDocument, figure: Figure, formats: Formats) {
  const sheet = sheetOf(pdf);
  const { most } = drawnAmounts(figure);
  const empty = isEmpty(figure);
  needRoom(pdf, 60 + (empty ? 0 : Math.min(pictureHeight + tableHeight(figure), 560)));
  pdf.font("bold").fontSize(13).fillColor(inks.ink).text(figure.title, sheet.left);
  pdf.font("plain").fontSize(8).fillColor(inks.soft);
  pdf.text(figure.lead, { width: sheet.width }).moveDown(0.8);
  if (empty) pdf.text("Nothing in this period.");
  else {
    if (figure.drawn.kind === "columns" && most > 0) drawColumns(pdf, figure, formats);
    if (figure.drawn.kind === "heat") drawHeat(pdf, figure, formats);
    else drawTable(pdf, figure, formats);
  }
  pdf.x = sheet.left;
  pdf.y += 18;
}

/** What stands below each page, once it is known how many there are. */
function drawFooters(pdf: PDFKit.PDFDocument, words: string) {
  const sheet = sheetOf(pdf);
  const { count } = pdf.bufferedPageRange();
  for (let nr = 0; nr < count; nr += 1) {
    pdf.switchToPage(nr);
    // Text this low would otherwise begin a page of its own.
    pdf.page.margins.bottom = 0;
    pdf.font("plain").fontSize(7.5).fillColor(inks.soft);
    pdf.text(words, sheet.left, sheet.bottom + 16, { lineBreak: false });
    const page = `${nr + 1} of ${count}`;
    pdf.text(page, sheet.left + sheet.width - pdf.widthOfString(page), sheet.bottom + 16, {
      lineBreak: false,
    });
  }
}
