import { dictionary } from "@zxcvbn-ts/language-common";
import { Refusal } from "../../shared/refusals";
import type { Db } from "../database/open-database";
import { getClubSettings } from "../settings/club-settings-queries";

// The list has the most used first, in lower case.
const mostUsed = new Set(dictionary["passwords-common"].slice(0, 10_000));

// Said from here, so that no screen loads it that chooses no password.
const easilyGuessed =
  "That password is easily guessed: it is among the most used, or is a name or e-mail. " +
  "Please choose another one.";

/** Whose password it is to be; an admin made from the settings has no name yet. */
interface Owner {
  email: string;
  firstName?: string;
  lastName?: string;
}

/**
 * Refuses PASSWORD_COMMON a password that a guess would try first: one of the 10,000 most used, nothing
 * but spaces, or the name or e-mail of the club or of its owner, or a word of the club's name; rules, Passwords. `field` names the
 * input it came in.
 */
export async function refuseCommonPassword(
  db: Db,
  password: string,
  { email, firstName = "", lastName = "" }: Owner,
  field: "newPassword" | "password",
): Promise<void> {
  const club = await getClubSettings(db);
  const names = [club.name, ...club.name.split(/\s+/), firstName, lastName];
  const fullNames = [`${firstName} ${lastName}`, `${lastName} ${firstName}`];
  const emails = [club.email, email].flatMap((one) => [one, one.slice(0, one.indexOf("@"))]);
  const plain = password.trim().toLowerCase();
  const known = new Set([...names, ...fullNames, ...emails].map(lettersOf).filter(Boolean));
  if (plain === "" || mostUsed.has(plain) || known.has(lettersOf(plain))) {
    throw new Refusal("PASSWORD_COMMON", easilyGuessed, field);
  }
}

// However it is spaced, dotted or written large.
const lettersOf = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
