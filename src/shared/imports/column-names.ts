/** What can be brought in. */
export const importKinds = ["members", "boats", "hours"] as const;
export type ImportKind = (typeof importKinds)[number];

/** A field of a row: what a screen calls it, and how else a sheet may name its column. */
export interface Column {
  label: string;
  others: readonly string[];
  required?: true;
  isDate?: true;
}

const column = (label: string, ...others: string[]): Column => ({ label, others });

const emailColumn = column(
  "E-mail",
  "mail",
  "email address",
  "courriel",
  "adresse courriel",
  "adresse de messagerie",
  "e-mail 1 value",
);

/**
 * The columns of each kind of sheet, by field, with their names in English and French. The names of
 * the club's own exports are the fields.
 */
export const sheetColumns = {
  members: {
    email: { ...emailColumn, required: true },
    firstName: { ...column("First name", "given name", "prénom"), required: true },
    lastName: {
      ...column("Last name", "surname", "family name", "nom", "nom de famille"),
      required: true,
    },
    fullName: column(
      "Full name",
      "name",
      "display name",
      "member",
      "member name",
      "nom complet",
      "nom et prénom",
      "membre",
    ),
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
      "phone 1 value",
      "primary phone",
      "mobile phone",
      "home phone",
      "téléphone mobile",
      "téléphone (domicile)",
    ),
    address: column(
      "Address",
      "street",
      "street address",
      "home address",
      "adresse",
      "adresse personnelle",
      "rue",
      "address 1 street",
      "home street",
      "rue (domicile)",
    ),
    city: column("City", "town", "ville", "address 1 city", "home city", "ville (domicile)"),
    province: column(
      "Province",
      "province or territory",
      "province ou territoire",
      "state or region",
      "state",
      "region",
      "address 1 region",
      "home state",
    ),
    postalCode: column(
      "Postal code",
      "postcode",
      "zip",
      "zip code",
      "code postal",
      "address 1 postal code",
      "home postal code",
      "code postal (domicile)",
    ),
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
      "tél. urgence",
      "tél. d'urgence",
      "téléphone urgence",
      "téléphone du contact d'urgence",
    ),
    id: column("ID"),
    approvalStatus: column("Approval status", "approbation"),
    membershipStatus: column("Membership status", "statut d'adhésion"),
    isManager: column("Is manager", "manager", "gestionnaire"),
    isAdmin: column("Is admin", "admin", "administrateur"),
    registrationDate: {
      ...column(
        "Registration date",
        "member since",
        "joined",
        "date d'inscription",
        "membre depuis",
      ),
      isDate: true,
    },
    hoursRemaining: column("Hours remaining", "heures restantes", "solde d'heures"),
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
    email: { ...emailColumn, required: true },
    hours: {
      ...column("Hours", "balance", "hours balance", "heures", "solde", "solde d'heures"),
      required: true,
    },
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
