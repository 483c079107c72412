import { searchable } from "../fields/compare-words";
import { Refusal } from "../refusals";
import type { Sheet } from "./read-sheet";

/** What can be brought in. */
export const importKinds = ["members", "boats", "hours"] as const;
export type ImportKind = (typeof importKinds)[number];

/** A field of a row: what a screen calls it, and how else a sheet may name its column. */
interface Column {
  label: string;
  others: readonly string[];
  required?: true;
  isDate?: true;
}

const column = (label: string, ...others: string[]): Column => ({ label, others });

/**
 * The columns of each kind of sheet, by field, with their names in English and French. The names of
 * the club's own exports are the fields.
 */
const sheetColumns = {
  members: {
    email: {
      ...column("E-mail", "mail", "email address", "courriel", "adresse courriel"),
      required: true,
    },
    firstName: { ...column("First name", "given name", "prénom"), required: true },
    lastName: {
      ...column("Last name", "surname", "family name", "nom", "nom de famille"),
      required: true,
    },
    phone: column(
      "Phone",
      "phone number",
      "telephone",
      "tel",
      "mobile",
      "cell",
      "cell phone",
      "cellulaire",
      "numéro de téléphone",
    ),
    address: column("Address", "street", "street address", "adresse", "rue"),
    city: column("City", "town", "ville"),
    province: column("Province", "province or territory", "province ou territoire"),
    postalCode: column("Postal code", "postcode", "zip", "zip code", "code postal"),
    emergencyContactName: column(
      "Emergency contact name",
      "emergency contact",
      "contact d'urgence",
      "personne à prévenir",
    ),
    emergencyContactPhone: column(
      "Emergency contact phone",
      "emergency phone",
      "téléphone d'urgence",
      "téléphone du contact d'urgence",
    ),
    id: column("ID"),
    approvalStatus: column("Approval status", "approbation"),
    membershipStatus: column("Membership status", "statut d'adhésion"),
    isManager: column("Is manager", "manager", "gestionnaire"),
    isAdmin: column("Is admin", "admin", "administrateur"),
    registrationDate: { ...column("Registration date", "date d'inscription"), isDate: true },
    hoursRemaining: column("Hours remaining", "heures restantes"),
    feePaidOn: {
      ...column("Fee paid on", "fee paid", "paid on", "cotisation payée le", "payé le"),
      isDate: true,
    },
    feePaidUntil: {
      ...column(
        "Fee paid until",
        "paid until",
        "membership expires",
        "membership until",
        "cotisation payée jusqu'au",
        "payé jusqu'au",
      ),
      isDate: true,
    },
  },
  boats: {
    name: {
      ...column("Name", "boat", "boat name", "nom", "bateau", "nom du bateau"),
      required: true,
    },
    category: { ...column("Category", "type", "kind", "catégorie"), required: true },
    capacity: { ...column("Capacity", "seats", "people", "capacité", "places"), required: true },
    description: column("Description", "notes", "remarques"),
    lockCode: column("Lock code", "code du cadenas"),
    requiredClearance: column("Required clearance", "clearance", "habilitation"),
    lights: column("Lights", "feux"),
    id: column("ID"),
    available: column("Available", "disponible"),
    managerDisabled: column("Manager disabled", "retired", "retiré"),
  },
  hours: {
    email: {
      ...column("E-mail", "mail", "email address", "courriel", "adresse courriel"),
      required: true,
    },
    hours: { ...column("Hours", "balance", "heures", "solde"), required: true },
    expiresOn: {
      ...column(
        "Expires on",
        "expires",
        "expiry",
        "expiry date",
        "valid until",
        "échéance",
        "expiration",
        "date d'expiration",
        "valide jusqu'au",
      ),
      isDate: true,
    },
    lot: column("Lot"),
    name: column("Name", "full name", "member", "member name", "nom complet", "membre"),
    firstName: column("First name", "given name", "prénom"),
    lastName: column("Last name", "surname", "family name", "nom", "nom de famille"),
  },
} as const satisfies Record<ImportKind, Record<string, Column>>;

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

/** The required fields that no column is for. */
export const missingFields = (kind: ImportKind, fields: readonly (string | undefined)[]) =>
  Object.entries(columnsOf(kind))
    .filter(([field, { required }]) => required && !fields.includes(field))
    .map(([field]) => field);

function fieldNamed(kind: ImportKind, name: string): string | undefined {
  const plain = plainName(name);
  const found = Object.entries(columnsOf(kind)).find(([field, { label, others }]) =>
    [field, label, ...others].some((known) => plainName(known) === plain),
  );
  return found?.[0];
}

/** "E-mail", "e mail" and "EMAIL" are one name, with and without accents. */
const plainName = (name: string): string => searchable(name).replace(/[^a-z0-9]/g, "");
