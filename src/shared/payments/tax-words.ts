import type { Tax } from "../profile/club-profile";

interface Taxed {
  taxes: readonly Pick<Tax, "name" | "percent">[];
}

const allOf = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** "GST", or "GST and QST". */
export const taxNames = ({ taxes }: Taxed): string => allOf.format(taxes.map(({ name }) => name));

/** "GST of 5%", in a sentence. */
export const taxesOf = ({ taxes }: Taxed): string =>
  allOf.format(taxes.map(({ name, percent }) => `${name} of ${percent}%`));

/** "GST 5%", before an amount. */
export const taxRates = ({ taxes }: Taxed): string =>
  taxes.map(({ name, percent }) => `${name} ${percent}%`).join(" + ");
