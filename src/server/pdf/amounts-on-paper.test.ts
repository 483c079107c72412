import { expect, test } from "vitest";
import { shortAmount } from "../../shared/payments/amount-words";
import { countries } from "../../shared/profile/countries";
import { currencies } from "../../shared/profile/currencies";
import { readPdf } from "../testing/read-pdf";
import { openPaper, paperOf } from "./open-paper";

test("every country's amounts of every currency can be printed", async () => {
  const { size } = paperOf({ country: "DE" });
  const { pdf, written } = await openPaper({ title: "Amounts", author: "Club", margin: 50, size });
  const amounts = [
    ...currencies.map((currency) => shortAmount("1234567.00", { country: "IE", currency })),
    ...countries.map((country) => shortAmount("1234567.00", { country, currency: "EUR" })),
  ];
  for (const amount of new Set(amounts)) pdf.text(amount);
  pdf.end();
  expect(await readPdf(await written)).not.toContain("not printable");
});

test("paper is Letter in Canada, the United States and Mexico, and A4 elsewhere", () => {
  const sizes = ["CA", "US", "MX", "DE", "JP"].map((country) => paperOf({ country }).size);
  expect(sizes).toEqual(["LETTER", "LETTER", "LETTER", "A4", "A4"]);
});
