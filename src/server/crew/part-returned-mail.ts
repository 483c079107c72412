import { formatHours } from "../../shared/hours/quarters";
import { shortName } from "../../shared/members/short-name";
import type { Mail } from "../mail/mail";
import { greeting } from "../mail/plain-words";
import type { Person } from "./crew-outing";

/** Somebody who had left and still paid has it back, because the outing has changed. */
export const partReturnedMail = (
  member: Person,
  outing: { with: Person; returned: number },
): Mail => ({
  kind: "part returned",
  aboutMemberId: outing.with.id,
  subject: `${formatHours(outing.returned)} are back on your account`,
  text: [
    greeting(member),
    `you had left an outing of ${shortName(outing.with)} and still paid your part. They have changed it, ` +
      `and ${formatHours(outing.returned)} went back to your account.`,
  ].join("\n\n"),
});
