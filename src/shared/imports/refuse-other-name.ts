import { wordsOf } from "../fields/compare-words";
import { refused } from "./judge-rows";
import type { FieldRow } from "./sheet-fields";

const nameFields = ["name", "firstName", "lastName"] as const;

/**
 * Refuses a row of hours that names somebody else than whose address it has, as where a household
 * shares one. Names agree without accents and case, in any order, and where one leaves a part out.
 */
export function refuseOtherName(
  fields: FieldRow<"hours">["fields"],
  owner: { firstName: string; lastName: string },
) {
  const known = { ...owner, name: `${owner.firstName} ${owner.lastName}` };
  const field = nameFields.find((one) => fields[one] && !agree(fields[one], known[one]));
  if (!field) return null;
  return refused(
    field,
    `This e-mail is ${known.name}’s, and the row names somebody else. Give each their own address, or correct the name.`,
  );
}

function agree(one: string, other: string): boolean {
  const [ones, others] = [wordsOf(one), wordsOf(other)];
  return ones.every((word) => others.includes(word)) || others.every((word) => ones.includes(word));
}

/** Whether the row says by first name that these are the owner's hours; a household shares its last name. */
export function namesFirstName(
  fields: FieldRow<"hours">["fields"],
  { firstName }: { firstName: string },
): boolean {
  const said = nameFields.flatMap((one) => wordsOf(fields[one] ?? ""));
  return wordsOf(firstName).every((word) => said.includes(word));
}
