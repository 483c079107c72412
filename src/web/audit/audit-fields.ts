import type { Formats } from "../../shared/profile/formats";
import { formatTime } from "../../shared/time/clock-times";
import { formatDate, isClubDate } from "../../shared/time/club-dates";

/** One field of an act: what it was and what it became, in words; undefined where not recorded. */
export interface AuditField {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

const hidden = "…";

/** A row's number beside its name says nothing to people. */
const unsaid = ["boatId"];

/** Fields that read in this order; the others come after them as they were recorded. */
const firstFields = ["bookingDate", "startDate", "endDate", "startTime", "duration"];

/** The fields of an act, readable by people; a code that changed is told, not shown. */
export function auditFields(before: unknown, after: unknown, formats: Formats): AuditField[] {
  const [was, is] = [entriesOf(before), entriesOf(after)];
  const names = new Set([...firstFields, ...was.keys(), ...is.keys()]);
  return [...names]
    .filter((name) => (was.has(name) || is.has(name)) && !unsaid.includes(name))
    .map((name) =>
      is.get(name) === hidden
        ? { name: fieldWords(name), before: undefined, after: "changed, not shown" }
        : {
            name: fieldWords(name),
            before: was.has(name) ? valueWords(was.get(name), formats) : undefined,
            after: is.has(name) ? valueWords(is.get(name), formats) : undefined,
          },
    );
}

const entriesOf = (value: unknown): Map<string, unknown> =>
  typeof value === "object" && value !== null ? new Map(Object.entries(value)) : new Map();

/** "membershipStatus" reads "Membership status". */
function fieldWords(name: string): string {
  const words = name.replace(/([A-Z])/g, " $1").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function valueWords(value: unknown, formats: Formats): string {
  if (value === true) return "yes";
  if (value === false) return "no";
  if (value === null || value === "") return "nothing";
  if (typeof value === "object") return JSON.stringify(value);
  const text = String(value);
  if (isClubDate(text)) return formatDate(text);
  return /^\d\d:\d\d$/.test(text) ? formatTime(text, formats) : text;
}
