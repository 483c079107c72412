import { fullName } from "../../shared/members/full-name";
import type { RosterEntry } from "../../shared/members/member-views";

/** Those whose name or email holds every word of the search, without case. */
export function rosterMatches(roster: readonly RosterEntry[], search: string): RosterEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return roster.filter((entry) => {
    const text = `${fullName(entry)} ${entry.email}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
