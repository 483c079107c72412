import { searchable } from "../../shared/fields/compare-words";

/** What a kind may be keyed by its name: "4x, coxless" gives "4x-coxless". */
export const keyOf = (name: string): string =>
  searchable(name)
    .replace(/[^a-z\d]+/g, "-")
    .slice(0, 20)
    .replace(/^-+|-+$/g, "");
