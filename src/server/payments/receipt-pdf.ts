import { hasTax, refundedTax } from "../../shared/payments/money";
import type { OrderView } from "../../shared/payments/order-schemas";
import type { ReceiptView } from "../../shared/payments/receipt-view";
import { taxNames, taxRates } from "../../shared/payments/tax-words";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { formatDate } from "../../shared/time/club-dates";
import { inks, openPaper } from "../pdf/open-paper";

const page = { margin: 64, right: 612 - 64, width: 612 - 128 } as const;
const { ink, soft, line } = inks;

/** The receipt on one sheet of letter paper, as it is filed. */
export async function receiptPdf(
  { order, club }: ReceiptView,
  profile: ClubProfile,
): Promise<Buffer> {
  const title = `Receipt ${order.receiptNumber}`;
  const { pdf, written } = await openPaper({ title, author: club.name, margin: page.margin });
  writeSeller(pdf, { order, club }, profile);
  writeHead(pdf, order);
  writeItems(pdf, order, profile);
  writeTotals(pdf, order, profile);
  pdf.end();
  return written;
}

function writeSeller(pdf: PDFKit.PDFDocument, { order, club }: ReceiptView, profile: ClubProfile) {
  pdf.font("bold").fontSize(18).text(club.name);
  pdf.font("plain").fontSize(10).fillColor(soft);
  pdf.moveDown(0.3).text(club.address).text(club.email);
  if (club.gstNumber && hasTax(order)) {
    pdf.text(`${taxNames(profile)} number ${club.gstNumber}`);
  }
}

function writeHead(pdf: PDFKit.PDFDocument, order: OrderView) {
  pdf.moveDown(2).font("bold").fontSize(24).fillColor(ink);
  pdf.text(`Receipt ${order.receiptNumber}`).moveDown(0.4).font("plain").fontSize(11);
  pdf.text(`Paid on ${formatDate(order.date, "MMMM d, yyyy")}, ${paidHow[order.gateway]}`);
  pdf.text(`For ${order.memberName}`).moveDown(1.5);
}

const paidHow = {
  paypal: "through PayPal",
  test: "as a test: no money moved",
  clubhouse: "at the clubhouse",
} as const;

function writeItems(pdf: PDFKit.PDFDocument, order: OrderView, profile: ClubProfile) {
  pdf.font("bold").fontSize(10).fillColor(soft);
  row(pdf, "Package", "Price", hasTax(order) ? taxRates(profile, " %") : "");
  pdf.font("plain").fontSize(11).fillColor(ink);
  for (const item of order.items) {
    rule(pdf);
    row(pdf, `${item.quantity} × ${item.name}`, item.unitPrice, hasTax(order) ? item.unitTax : "");
  }
  rule(pdf);
}

function writeTotals(pdf: PDFKit.PDFDocument, order: OrderView, profile: ClubProfile) {
  pdf.moveDown(0.5);
  if (hasTax(order)) {
    total(pdf, "Subtotal", order.subtotal);
    total(pdf, taxRates(profile, " %"), order.tax);
  }
  pdf.font("bold").fontSize(13);
  total(pdf, "Total", `${order.total} ${profile.currency}`);
  pdf.font("plain").fontSize(11);
  if (order.refunded === "0.00") return;
  total(pdf, "Refunded", `${order.refunded} ${profile.currency}`);
  if (hasTax(order)) total(pdf, `of which ${taxNames(profile)}`, refundedTax(order));
}

/** Three cells on one line; the amounts, of one unit each, stand at the right. */
function row(pdf: PDFKit.PDFDocument, what: string, price: string, tax: string) {
  const { y } = pdf;
  pdf.text(what, page.margin, y, { width: page.width - 190 });
  const bottom = pdf.y;
  pdf.text(price, page.right - 180, y, { width: 90, align: "right" });
  pdf.text(tax, page.right - 90, y, { width: 90, align: "right" });
  pdf.y = bottom;
}

function total(pdf: PDFKit.PDFDocument, word: string, amount: string) {
  const { y } = pdf;
  pdf.text(word, page.right - 280, y, { width: 140, align: "right" });
  pdf.text(amount, page.right - 140, y, { width: 140, align: "right" });
  pdf.moveDown(0.25);
}

function rule(pdf: PDFKit.PDFDocument) {
  const y = pdf.y + 5;
  pdf.moveTo(page.margin, y).lineTo(page.right, y).strokeColor(line).stroke();
  pdf.y = y + 6;
}
