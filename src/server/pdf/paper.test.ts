import { expect, test } from "vitest";
import { readPdf } from "../testing/read-pdf";
import { openPaper } from "./open-paper";

async function open() {
  const { pdf, written } = await openPaper({
    title: "Names",
    author: "Club",
    margin: 50,
    size: "LETTER",
  });
  const read = () => {
    pdf.end();
    return written.then(readPdf);
  };
  return { pdf, read };
}

const names = [
  "王小明 Wang",
  "김민준",
  "佐藤さくら",
  "राम कुमार श्रीवास्तव",
  "محمد علي الفارسي",
  "דוד כהן",
  "Γιώργος Παπαδόπουλος",
  "Анна Жук",
  "สมชาย ใจดี",
  "አበበ ቢቂላ",
];

test("names in every script are read from the paper as they were written on it", async () => {
  const { pdf, read } = await open();
  for (const name of names) pdf.font("plain").text(`For ${name}, bow`);
  const text = await read();
  for (const name of names) expect(text).toContain(`For ${name}, bow`);
});

test("a name in another script takes its line and leaves the pen where any text does", async () => {
  const { pdf } = await open();
  pdf.font("bold").fontSize(18);
  const step = (name: string) => {
    const { y } = pdf;
    pdf.text(name);
    return { x: pdf.x, step: pdf.y - y };
  };
  expect(step("王小明")).toEqual(step("Wang"));
  expect(step("דוד כהן")).toEqual(step("David"));
});

test("a long line is broken between words, and one in a table is cut", async () => {
  const { pdf, read } = await open();
  const address = Array.from({ length: 12 }, (_, nr) => `路${nr} Road`).join(" ");
  const { y } = pdf;
  pdf.fontSize(11).text(address, 50, y, { width: 150 });
  const lines = (pdf.y - y) / pdf.currentLineHeight(true);
  expect(lines).toBeCloseTo(Math.round(lines));
  expect(lines).toBeGreaterThan(3);
  pdf.text("船".repeat(40), 50, 400, { width: 60, height: 14, ellipsis: true });
  const text = (await read()).replaceAll(" ", "");
  expect(text).toContain(address.replaceAll(" ", ""));
  // The reader writes an ellipsis as three points.
  expect(text).toMatch(/船{3,6}\.\.\./);
});

test("the width of a text is that of its parts", async () => {
  const { pdf } = await open();
  const [name, rest, both] = ["王小明", " Wang", "王小明 Wang"].map((text) =>
    pdf.widthOfString(text),
  );
  expect(both).toBeCloseTo(Number(name) + Number(rest));
  expect(name).toBeGreaterThan(20);
});
