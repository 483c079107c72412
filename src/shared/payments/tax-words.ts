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

/** "GST 5%", before an amount; `sign` is " %" where a receipt is filed. */
export const taxRates = ({ taxes }: Taxed, sign: "%" | " %" = "%"): string =>
  taxes.map(({ name, percent }) => `${name} ${percent}${sign}`).join(" + ");
