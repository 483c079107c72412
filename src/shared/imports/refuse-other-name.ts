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
