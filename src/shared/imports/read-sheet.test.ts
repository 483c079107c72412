import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Refusal } from "../refusals";
import { decodeSheet } from "./decode-sheet";
import { guarded, unguarded } from "./formula-guard";
import { readSheet } from "./read-sheet";

const utf8 = (text: string) => new TextEncoder().encode(text);
const windows1252 = (text: string) => Uint8Array.from([...text], (sign) => sign.charCodeAt(0));
const codeOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return "taken";
};

describe("the text of a file", () => {
  test("is what was written, with a byte order mark, in UTF-8 and in Windows-1252", () => {
    const words = fc.string({ unit: fc.constantFrom(..."aZ é;,çÉ") });
    fc.assert(
      fc.property(words, (text) => {
        expect(decodeSheet(utf8(text))).toBe(text);
        expect(decodeSheet(utf8(`\uFEFF${text}`))).toBe(text);
        expect(decodeSheet(Uint8Array.of(0xff, 0xfe, ...utf16(text)))).toBe(text);
        // "Ã©" in Windows-1252 would be taken for UTF-8, but no sheet is written so.
        expect(decodeSheet(windows1252(`é;${text}`))).toBe(`é;${text}`);
      }),
    );
    expect(decodeSheet(Uint8Array.of(0x80, 0x3b, 0xe9))).toBe("€;é");
  });

  test("is refused where there is none, as in a workbook", () => {
    expect(codeOf(() => decodeSheet(utf8("PK\u0003\u0004\0\0")))).toBe("NOT_A_SHEET");
  });
});

const utf16 = (text: string) =>
  [...text].flatMap((sign) => [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8]);

describe("a sheet", () => {
  const cell = fc
    .string({ unit: fc.constantFrom(..."ab é,;\t\"'\n=+-@1") })
    .map((text) => text.trim())
    .filter((text) => text !== "");
  const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 });
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

  test("is read as it was written, by comma, semicolon or tab, with either line ending", () => {
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(",", ";", "\t"),
        fc.constantFrom("\n", "\r\n"),
        (rows, delimiter, ending) => {
          const header = ["One", "Two", "Three"];
          const text = [header, ...rows.map((row) => row.map((one) => quote(guarded(one))))]
            .map((row) => row.join(delimiter))
            .join(ending);
          expect(readSheet(text)).toEqual({
            header,
            rows: rows.map((cells, nr) => ({ row: nr + 2, cells })),
          });
        },
      ),
    );
  });

  test("counts rows as a spreadsheet does: empty ones too, and one of several lines once", () => {
    const { header, rows } = readSheet('\n\nE-mail,City\na@b.ca,"two\nlines"\n,\nc@d.ca,Sooke\n');
    expect(header).toEqual(["E-mail", "City"]);
    expect(rows).toEqual([
      { row: 2, cells: ["a@b.ca", "two\nlines"] },
      { row: 4, cells: ["c@d.ca", "Sooke"] },
    ]);
  });

  test("is refused where a quotation mark stays open, and over 5,000 rows", () => {
    expect(codeOf(() => readSheet('E-mail,City\n"a@b.ca,Sooke\nc@d.ca,Sooke'))).toBe("NOT_A_SHEET");
    const rows = (many: number) => `E-mail\n${"a@b.ca\n".repeat(many)}`;
    expect(codeOf(() => readSheet(rows(5000)))).toBe("taken");
    expect(codeOf(() => readSheet(rows(5001)))).toBe("TOO_MANY_ROWS");
  });
});

test("one apostrophe goes on before a formula and comes off again, whatever stood there", () => {
  const text = fc.string({ unit: fc.constantFrom(..."'=+-@\ta") });
  fc.assert(fc.property(text, (words) => unguarded(guarded(words)) === words));
  expect(guarded("=1+1")).toBe("'=1+1");
  expect(unguarded("'tis")).toBe("'tis");
});
