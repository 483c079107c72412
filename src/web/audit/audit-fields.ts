/** One field of an act: what it was and what it became, in words; undefined where not recorded. */
export interface AuditField {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

/** The fields of an act in the order they were recorded, readable by people. */
export function auditFields(before: unknown, after: unknown): AuditField[] {
  const [was, is] = [entriesOf(before), entriesOf(after)];
  const names = new Set([...was.keys(), ...is.keys()]);
  return [...names].map((name) => ({
    name: fieldWords(name),
    before: was.has(name) ? valueWords(was.get(name)) : undefined,
    after: is.has(name) ? valueWords(is.get(name)) : undefined,
  }));
}

const entriesOf = (value: unknown): Map<string, unknown> =>
  typeof value === "object" && value !== null ? new Map(Object.entries(value)) : new Map();

/** "membershipStatus" reads "Membership status". */
function fieldWords(name: string): string {
  const words = name.replace(/([A-Z])/g, " $1").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function valueWords(value: unknown): string {
  if (value === true) return "yes";
  if (value === false) return "no";
  if (value === null || value === "") return "nothing";
  if (typeof value === "object") return JSON.stringify(value);
  return String(value);
}
