import fc from "fast-check";
import { zipSync } from "fflate";
import { type CellValue, writeXlsx } from "hucre/xlsx";
import Papa from "papaparse";
import { describe, expect, test, vi } from "vitest";
import { Refusal } from "../refusals";
import { decodeSheet } from "./decode-sheet";
import { guarded, unguarded } from "./formula-guard";
import { openTable } from "./open-table";
import { readLines } from "./read-lines";
import { readSheet as readTable } from "./read-sheet";
import { readFields } from "./sheet-fields";

const utf8 = (text: string) => new TextEncoder().encode(text);
const windows1252 = (text: string) => Uint8Array.from([...text], (sign) => sign.charCodeAt(0));
const readSheet = (text: string) => readTable("members", readLines(text));
// The page that reads a sheet says why it cannot.
const codeWithWords = ({ code, message }: Refusal) => (message === code ? "no words" : code);
const codeOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return codeWithWords(error);
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
            headerRow: 1,
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

  test("may say its delimiter, and have titles above the header", () => {
    const said = readSheet("sep=;\r\nE-mail;City\r\na@b.ca;Sooke, BC\r\n");
    expect(said.header).toEqual(["E-mail", "City"]);
    expect(said.rows).toEqual([{ row: 2, cells: ["a@b.ca", "Sooke, BC"] }]);
    expect(readSheet("sep=|\nE-mail|City\na@b.ca|x").rows[0]?.cells).toEqual(["a@b.ca", "x"]);
    for (const title of ["Members 2026", "Members 2026;;", '"Members, 2026"'])
      expect(readSheet(`${title}\n\nCourriel;Prénom;Nom\na@b.ca;Ann;Ng`)).toEqual({
        header: ["Courriel", "Prénom", "Nom"],
        headerRow: 3,
        rows: [{ row: 2, cells: ["a@b.ca", "Ann", "Ng"] }],
      });
  });

  test("has its header where it is said to be, and nowhere else", () => {
    const lines = readLines("Town,Reach\nMembers\nVille,Joindre\nSooke,a@b.ca");
    expect(readTable("members", lines, { headerRow: 3 }).header).toEqual(["Ville", "Joindre"]);
    const mapping = { Joindre: "email" };
    expect(readTable("members", lines, { mapping }).headerRow).toBe(3);
    expect(codeOf(() => readTable("members", lines, { headerRow: 9 }))).toBe("BAD_INPUT");
  });

  test("is refused where a quotation mark stays open, and over 5,000 rows", () => {
    expect(codeOf(() => readSheet('E-mail,City\n"a@b.ca,Sooke\nc@d.ca,Sooke'))).toBe("NOT_A_SHEET");
    const rows = (many: number) => `E-mail,Hours\n${"a@b.ca,1\n".repeat(many)}`;
    expect(codeOf(() => readFields("hours", readSheet(rows(5000)), {}))).toBe("taken");
    expect(codeOf(() => readFields("hours", readSheet(rows(5001)), {}))).toBe("TOO_MANY_ROWS");
  });
});

describe("a file", () => {
  const codeOfFile = (bytes: Uint8Array, sheet?: string) =>
    openTable(bytes, sheet).then(
      () => "taken",
      (error) => (error instanceof Refusal ? codeWithWords(error) : error),
    );

  test("has at most 6,000 lines and 200 columns", async () => {
    expect(await codeOfFile(utf8("a\n".repeat(6000)))).toBe("taken");
    expect(await codeOfFile(utf8("a\n".repeat(6001)))).toBe("TOO_MANY_ROWS");
    expect(await codeOfFile(utf8("a,".repeat(199)))).toBe("taken");
    expect(await codeOfFile(utf8("a,".repeat(200)))).toBe("TOO_MANY_COLUMNS");
  });

  test.each([",", ";", "\t", "|"])("is counted before %j takes it apart", async (delimiter) => {
    const takeApart = vi.spyOn(Papa, "parse");
    const head = `${delimiter === "|" ? "sep=|\n" : ""}"E-mail"${delimiter}City${delimiter}Zip\n`;
    const columns = `${head}a@b.ca${delimiter.repeat(1_900_000)}`;
    expect(await codeOfFile(utf8(columns))).toBe("TOO_MANY_COLUMNS");
    expect(await codeOfFile(utf8(`${head}${"\r\n".repeat(950_000)}a`))).toBe("TOO_MANY_ROWS");
    expect(await codeOfFile(utf8(`${"\n".repeat(1_900_000)}${head}`))).toBe("TOO_MANY_ROWS");
    expect(takeApart).not.toHaveBeenCalled();
    const cell = `"${`""${delimiter}\n`.repeat(7000)}"`;
    expect(await codeOfFile(utf8(`${head}${cell}${delimiter}5" pipe`))).toBe("taken");
    takeApart.mockRestore();
  });

  test("may be a workbook, with days, what formulas came to, and a title over several columns", async () => {
    const bytes = await workbook([
      ["Members 2026", null, null],
      [],
      ["E-mail", "Phone", "Member since", "Balance", "Name"],
      [" a@b.ca", 12505550134, new Date(Date.UTC(1998, 2, 25)), 0.1 + 0.2, null],
    ]);
    const table = await openTable(bytes);
    expect(table).toMatchObject({ sheets: ["Members", "Notes"], sheet: "Members" });
    expect(table.lines[3]).toEqual(["a@b.ca", "12505550134", "1998-03-25", "0.3", "Ann Ng"]);
    expect(readTable("members", table.lines).headerRow).toBe(3);
    expect((await openTable(bytes, "notes")).lines).toEqual([["here"]]);
    expect(await codeOfFile(bytes, "Elsewhere")).toBe("BAD_INPUT");
  });

  test("is refused as a workbook that has too much, or is none", async () => {
    expect(await codeOfFile(await workbook(Array(6001).fill(["a"])))).toBe("TOO_MANY_ROWS");
    expect(await codeOfFile(await workbook([Array(201).fill("a")]))).toBe("TOO_MANY_COLUMNS");
    expect(await codeOfFile(utf8("PK\u0003\u0004\0"))).toBe("NOT_A_SHEET");
    expect(await codeOfFile(zipSync({ "word/document.xml": utf8("<a/>") }))).toBe("NOT_A_SHEET");
  });

  test("that would unpack to too much is refused before it does, whatever it says", async () => {
    const bomb = zipSync({ "xl/workbook.xml": new Uint8Array(40 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await codeOfFile(bomb)).toBe("SHEET_TOO_LARGE");
    // The size that a part says it has stands in the directory at the end, 24 bytes after its sign.
    const directory = new DataView(bomb.buffer, bomb.byteOffset);
    const at = bomb.findLastIndex(
      (_, nr) => nr < bomb.length - 46 && directory.getUint32(nr, true) === 0x02014b50,
    );
    directory.setUint32(at + 24, 0, true);
    expect(await codeOfFile(bomb)).toBe("SHEET_TOO_LARGE");
    directory.setUint32(at + 24, 1000, true);
    expect(await codeOfFile(bomb)).toBe("NOT_A_SHEET");
  });
});

function workbook(rows: CellValue[][]): Promise<Uint8Array> {
  const formula = {
    value: "Ann Ng",
    type: "formula",
    formula: "A4",
    formulaResult: "Ann Ng",
  } as const;
  const merges = [{ startRow: 0, startCol: 0, endRow: 0, endCol: 4 }];
  const cells = rows.length === 4 ? new Map([["3,4", formula]]) : new Map();
  return writeXlsx({
    sheets: [
      { name: "Members", rows, cells, merges },
      { name: "Notes", rows: [["here"]] },
    ],
  });
}

test("one apostrophe goes on before a formula and comes off again, whatever stood there", () => {
  const text = fc.string({ unit: fc.constantFrom(..."'=+-@\ta") });
  fc.assert(fc.property(text, (words) => unguarded(guarded(words)) === words));
  expect(guarded("=1+1")).toBe("'=1+1");
  expect(unguarded("'tis")).toBe("'tis");
});
