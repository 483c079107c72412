import type { ImportKind } from "../../../src/shared/imports/column-names";
import { importNumbers } from "../../../src/shared/imports/import-numbers";

/** As many as an import takes. */
export const { rows } = importNumbers;

/** Who each row of members and of hours is about, counted from 1. */
export const emailOf = (nr: number) => `rower${nr}@rowing.example`;

/** A sheet as a club brings it: its first rows, or as many as there may be. */
export function sheetOf(kind: ImportKind, length: number = rows): string {
  const [header, rowOf] = sheets[kind];
  return [header, ...Array.from({ length }, (_, nr) => rowOf(nr + 1))].join("\n");
}

const sheets: Record<ImportKind, [header: string, rowOf: (nr: number) => string]> = {
  members: [
    "E-mail,First name,Last name,Phone,Address,City,Province,Postal code",
    (nr) => `${emailOf(nr)},Rower,Number ${nr},250 555 0100,${nr} Bay Road,Victoria,BC,V8V 1A1`,
  ],
  boats: ["Name,Type,Capacity,Description", (nr) => `Boat ${nr},Solo,1,"Light, and quick"`],
  hours: ["E-mail,Hours,Expires on", (nr) => `${emailOf(nr)},${1 + (nr % 40)},2099-12-31`],
};
