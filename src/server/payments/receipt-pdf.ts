import { amountWords } from "../../shared/payments/amount-words";
import { formatCents, hasTax, refundedTaxes } from "../../shared/payments/money";
import type { OrderView } from "../../shared/payments/order-schemas";
import type { ReceiptView } from "../../shared/payments/receipt-view";
import { taxNames, taxRates } from "../../shared/payments/tax-words";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { formatDate } from "../../shared/time/club-dates";
import { inks, openPaper, paperOf } from "../pdf/open-paper";

const margin = 64;
const { ink, soft, line } = inks;

/** What a receipt is written on, from where to where, and how its country writes amounts. */
interface Sheet {
  pdf: PDFKit.PDFDocument;
  right: number;
  country: string;
}

/** The receipt on one sheet of paper, as it is filed, under the club's logo if it has one. */
export async function receiptPdf(
  { order, club }: ReceiptView,
  { country }: Pick<ClubProfile, "country">,
  logo: Uint8Array | null,
): Promise<Buffer> {
  const title = `Receipt ${order.receiptNumber}`;
  const { size, width } = paperOf({ country });
  const { pdf, written } = await openPaper({ title, author: club.name, margin, size });
  const sheet = { pdf, right: width - margin, country };
  if (logo) drawLogo(sheet, logo);
  writeSeller(pdf, { order, club });
  writeHead(pdf, order);
  writeItems(sheet, order);
  writeTotals(sheet, order);
  pdf.end();
  return written;
}

/** In the corner beside the seller, so that nothing moves for it. */
function drawLogo({ pdf, right }: Sheet, logo: Uint8Array) {
  const side = 72;
  const fit: [number, number] = [side, side];
  pdf.image(Buffer.from(logo), right - side, margin, { fit, align: "right" });
}

function writeSeller(pdf: PDFKit.PDFDocument, { order, club }: ReceiptView) {
  pdf.font("bold").fontSize(18).text(club.name);
  pdf.font("plain").fontSize(10).fillColor(soft);
  pdf.moveDown(0.3).text(club.address).text(club.email);
  for (const { name, number } of hasTax(order) ? order.taxes : []) {
    if (number) pdf.text(`${name} number ${number}`);
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

function writeItems(sheet: Sheet, order: OrderView) {
  const { pdf } = sheet;
  const taxed = hasTax(order);
  const heading = order.taxes.length > 1 ? taxNames(order) : taxRates(order);
  pdf.font("bold").fontSize(10).fillColor(soft);
  row(sheet, "Package", "Price", taxed ? heading : "");
  pdf.font("plain").fontSize(11).fillColor(ink);
  for (const item of order.items) {
    rule(sheet);
    row(sheet, `${item.quantity} × ${item.name}`, item.unitPrice, taxed ? item.unitTax : "");
  }
  rule(sheet);
}

function writeTotals(sheet: Sheet, order: OrderView) {
  const { pdf, country } = sheet;
  const { currency } = order;
  const words = (amount: string) => amountWords(amount, { country, currency });
  const taxes = hasTax(order) ? order.taxes : [];
  pdf.moveDown(0.5);
  if (taxes.length > 0) total(sheet, "Subtotal", order.subtotal);
  for (const tax of taxes) total(sheet, taxRates({ taxes: [tax] }), tax.amount);
  pdf.font("bold").fontSize(13);
  total(sheet, "Total", words(order.total));
  pdf.font("plain").fontSize(11);
  if (Number(order.refunded) === 0) return;
  total(sheet, "Refunded", words(order.refunded));
  const back = refundedTaxes(order);
  for (const [nr, { name }] of taxes.entries()) {
    total(sheet, `of which ${name}`, formatCents(back[nr] ?? 0, currency));
  }
}

/** Three cells on one line; the amounts, of one unit each, stand at the right. */
function row({ pdf, right }: Sheet, what: string, price: string, tax: string) {
  const { y } = pdf;
  pdf.text(what, margin, y, { width: right - margin - 190 });
  const bottom = pdf.y;
  pdf.text(price, right - 180, y, { width: 90, align: "right" });
  pdf.text(tax, right - 90, y, { width: 90, align: "right" });
  pdf.y = Math.max(bottom, pdf.y);
}

function total({ pdf, right }: Sheet, word: string, amount: string) {
  const { y } = pdf;
  pdf.text(word, right - 280, y, { width: 140, align: "right" });
  pdf.text(amount, right - 140, y, { width: 140, align: "right" });
  pdf.moveDown(0.25);
}

function rule({ pdf, right }: Sheet) {
  const y = pdf.y + 5;
  pdf.moveTo(margin, y).lineTo(right, y).strokeColor(line).stroke();
  pdf.y = y + 6;
}
