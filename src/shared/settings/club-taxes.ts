import { z } from "zod";
import { documentedProfile, type Tax } from "../profile/club-profile";
import { longestTaxNumber } from "../profile/profile-settings";
import { Refusal } from "../refusals";

/** A club's taxes, and those that it has laid aside with their numbers while it charges none. */
export interface KeptTaxes {
  taxes: Tax[];
  taxesAside: Tax[];
}

/** What part 4's settings say of the taxes: whether there are any, and the number of the first. */
interface TaxesInShort {
  gst: boolean;
  gstNumber: string;
}

export const taxesInShort = ({ taxes, taxesAside }: KeptTaxes): TaxesInShort => ({
  gst: taxes.length > 0,
  gstNumber: [...taxes, ...taxesAside][0]?.number ?? "",
});

const stored = z.object({
  taxes: z.custom<Tax[]>(Array.isArray).optional(),
  taxesAside: z.custom<Tax[]>(Array.isArray).default([]),
  gst: z.boolean().default(true),
  gstNumber: z.string().default(""),
});

/** The taxes of stored settings, which at clubs from before say `gst` and `gstNumber` alone. */
export function keptTaxes(settings: object): KeptTaxes {
  const { taxes, taxesAside, gst, gstNumber } = stored.parse(settings);
  if (taxes) return { taxes, taxesAside };
  const documented = withNumber(documentedTaxes(), gstNumber.slice(0, longestTaxNumber));
  return gst ? { taxes: documented, taxesAside: [] } : { taxes: [], taxesAside: documented };
}

/** What an admin says of the taxes: all of them, or in short. */
interface GivenTaxes {
  taxes?: Tax[] | undefined;
  gst?: boolean | undefined;
  gstNumber?: string | undefined;
}

/**
 * The taxes after an edit. `gst: false` lays them aside with their numbers, `true` brings them back:
 * the documented one where there were none. Refuses BAD_INPUT where the same edit says two things.
 */
export function taxesAfter(before: KeptTaxes, given: GivenTaxes): KeptTaxes {
  refuseContradiction(before, given);
  const { gst, gstNumber } = given;
  let after = before;
  if (given.taxes && JSON.stringify(given.taxes) !== JSON.stringify(before.taxes)) {
    after = { taxes: given.taxes, taxesAside: [] };
  }
  if (gst === false && before.taxes.length > 0) after = { taxes: [], taxesAside: before.taxes };
  if (gst === true && after.taxes.length === 0) {
    const back = after.taxesAside.length > 0 ? after.taxesAside : documentedTaxes();
    after = { taxes: back, taxesAside: [] };
  }
  return gstNumber === undefined ? after : numbered(after, gstNumber);
}

function refuseContradiction(before: KeptTaxes, { taxes, gst, gstNumber }: GivenTaxes): void {
  if (!taxes) return;
  const after = taxesInShort({ taxes, taxesAside: taxes.length > 0 ? [] : before.taxesAside });
  if ((gst ?? after.gst) === after.gst && (gstNumber ?? after.gstNumber) === after.gstNumber)
    return;
  throw new Refusal("BAD_INPUT", "The taxes say something else than gst or gstNumber", "gst");
}

function numbered({ taxes, taxesAside }: KeptTaxes, number: string): KeptTaxes {
  if (taxes.length > 0) return { taxes: withNumber(taxes, number), taxesAside };
  if (taxesAside.length > 0) return { taxes, taxesAside: withNumber(taxesAside, number) };
  return { taxes, taxesAside: number === "" ? [] : withNumber(documentedTaxes(), number) };
}

const documentedTaxes = (): Tax[] => [...documentedProfile.taxes];

const withNumber = (taxes: readonly Tax[], number: string): Tax[] =>
  taxes.map((tax, nr) => (nr === 0 ? { ...tax, number } : tax));
