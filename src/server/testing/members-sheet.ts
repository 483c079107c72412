// A members' sheet as a club has kept it for years: a semicolon dialect of Excel in Windows-1252,
// with headers in French, dates of its own kind, e-mails in any case, and households that share one.

const names: readonly (readonly [first: string, last: string])[] = [
  ["Anaïs", "Côté"],
  ["Björn", "Ågren"],
  ["Chloé", "Lévesque"],
  ["Dani", "O’Brien"],
  ["Émile", "Françoeur"],
  ["Fiona", "MacLeod"],
  ["Gérard", "Bouchard"],
  ["Hélène", "Tremblay"],
  ["Inés", "Muñoz"],
  ["Jörg", "Weiß"],
];
const header = [
  ...["Nom", "Prénom", "Courriel", "Téléphone", "Adresse", "Ville", "Province"],
  ...["Code postal", "Date d'inscription", "Cotisation payée le", "Bateau préféré"],
];

/** Rows of the sheet, counted with the header as 1, whose e-mail an earlier one of the household has. */
export const householdRows = [41, 82, 121];
export const sheetMembers = 120;

/** The sheet of 120 rows, by columns. */
function membersSheet(): string[][] {
  const rows = Array.from({ length: sheetMembers }, (_, nr) => {
    const [first, last] = names[nr % names.length] ?? ["", ""];
    return [
      `${last} ${nr}`,
      first,
      emailOf(nr),
      nr % 7 === 0 ? "+1 250 555 0134" : `250-555-0${100 + nr}`,
      nr % 9 === 0 ? `${nr} rue de la Baie\nunité 4` : `${nr} rue de la Baie`,
      "Victoria",
      nr % 2 ? "C.-B." : "Québec",
      "V8R 1A1",
      dateOf(nr),
      nr % 4 ? `${String((nr % 28) + 1).padStart(2, "0")}/04/2026` : "",
      nr % 3 ? "" : "l’aviron, « Heron »",
    ];
  });
  return [header, ...rows];
}

// Some were typed in capitals; a household's second member has the address of the one before.
function emailOf(nr: number): string {
  const own = householdRows.includes(nr + 2) ? nr - 1 : nr;
  const email = `member${own}@row.example`;
  return nr % 4 === 1 ? email.toUpperCase() : email;
}

// As Excel writes them: by the day, by the month's name, and as a number where the cell has no format.
function dateOf(nr: number): string {
  if (nr % 10 === 3) return "41712";
  if (nr % 10 === 5) return "14-Mar-14";
  return `${String((nr % 28) + 1).padStart(2, "0")}/03/2014`;
}

/** The sheet's bytes as base64, as its file is sent. */
export function membersSheetFile(): string {
  const text = membersSheet()
    .map((row) => row.map(quoted).join(";"))
    .join("\r\n");
  return Buffer.from([...text].map((sign) => signs.get(sign) ?? sign.charCodeAt(0))).toString(
    "base64",
  );
}

const quoted = (cell: string): string =>
  /[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

// What of Windows-1252 is not at its own place in Unicode, and stands in the sheet.
const signs = new Map([["’", 0x92]]);
