import { searchable } from "../fields/compare-words";
import { Refusal } from "../refusals";
import { type Column, type ImportKind, sheetColumns } from "./column-names";
import type { Sheet } from "./sheet";

/** The fields of a kind of sheet. */
export type FieldOf<K extends ImportKind> = keyof (typeof sheetColumns)[K] & string;

/** The columns of one kind by field, where the kind is not known beforehand. */
export const columnsOf = (kind: ImportKind): Record<string, Column> => sheetColumns[kind];

/** From a column of the file to a field, or to nothing: "" leaves it out. */
export type Mapping = Readonly<Record<string, string>>;

/**
 * Which field each column of the file is, by number: as the mapping says, else by its name. Of two
 * columns for one field the first is taken. Others are undefined.
 */
export function fieldsOfColumns(
  kind: ImportKind,
  { header }: Pick<Sheet, "header">,
  mapping: Mapping = {},
): (string | undefined)[] {
  const taken = new Set(Object.values(mapping));
  return header.map((name) => {
    const said = Object.hasOwn(mapping, name) ? mapping[name] : undefined;
    if (said !== undefined) return said || undefined;
    const field = fieldNamed(kind, name);
    if (field === undefined || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  });
}

/** The names of the columns that are no field; what has no name is left out. */
export const ignoredColumns = (kind: ImportKind, sheet: Sheet, mapping?: Mapping): string[] => {
  const fields = fieldsOfColumns(kind, sheet, mapping);
  return sheet.header.filter((name, nr) => name !== "" && fields[nr] === undefined);
};

/** Refuses a mapping of a column that the file has not, or to a field that there is not. */
export function refuseMapping(kind: ImportKind, { header }: Sheet, mapping: Mapping = {}): void {
  for (const [name, field] of Object.entries(mapping)) {
    const known = header.includes(name) && (field === "" || Object.hasOwn(columnsOf(kind), field));
    const twice = field !== "" && Object.values(mapping).filter((one) => one === field).length > 1;
    if (!known || twice) {
      throw new Refusal("BAD_INPUT", `“${name}” cannot be mapped to “${field}”.`, "mapping");
    }
  }
}

/** The required fields that no column is for; a full name stands for both of its parts. */
export function missingFields(kind: ImportKind, fields: readonly (string | undefined)[]): string[] {
  const inFullName = fields.includes("fullName") ? ["firstName", "lastName"] : [];
  return Object.entries(columnsOf(kind))
    .filter(([field, { required }]) => required && ![...fields, ...inFullName].includes(field))
    .map(([field]) => field);
}

function fieldNamed(kind: ImportKind, name: string): string | undefined {
  const plain = plainName(name);
  const found = Object.entries(columnsOf(kind)).find(([field, { label, others }]) =>
    [field, label, ...others].some((known) => plainName(known) === plain),
  );
  return found?.[0];
}

/** "E-mail", "e mail" and "EMAIL" are one name, with and without accents. */
const plainName = (name: string): string => searchable(name).replace(/[^a-z0-9]/g, "");
