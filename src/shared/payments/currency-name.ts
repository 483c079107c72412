import type { ClubProfile } from "../profile/club-profile";

/** "Canadian dollars"; the code itself where it has no name. */
export const currencyName = ({ currency }: Pick<ClubProfile, "currency">): string =>
  new Intl.NumberFormat("en-CA", { style: "currency", currency, currencyDisplay: "name" })
    .formatToParts(2)
    .find(({ type }) => type === "currency")?.value ?? currency;
