import { holdsWords } from "../fields/compare-words";
import { phoneDigitsIn } from "../fields/phone-digits";
import { fullName } from "./full-name";
import type { RosterEntry } from "./member-views";

/** Those whose name or email holds every word of the search, or whose phone its digits. */
export function rosterMatches(roster: readonly RosterEntry[], search: string): RosterEntry[] {
  const digits = phoneDigitsIn(search);
  return roster.filter(
    (entry) =>
      holdsWords(`${fullName(entry)} ${entry.email}`, search) ||
      (digits !== null && entry.phone.replace(/\D/g, "").includes(digits)),
  );
}
