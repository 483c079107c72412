import { randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";

// Each takes a thread for 50 ms, and files are read by the same four threads.
const inTurn = pLimit(2);

/** argon2id at the library's defaults, OWASP's first choice. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password));

/** Kept for whoever has no password yet: nothing matches it. */
export const noPassword = "";

// Compared with when nobody has the e-mail, so that the answer takes as long as a wrong password.
const nobodysHash = hash("nobody has this password");

/**
 * Whether the password is right. Takes the same time when there is no such member, or when they have
 * no password yet.
 */
export async function passwordMatches(
  storedHash: string | undefined,
  password: string,
): Promise<boolean> {
  const compared = storedHash || (await nobodysHash);
  const matches = await inTurn(() => verify(compared, password));
  return Boolean(storedHash) && matches;
}

const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/** A password to hand out: 12 characters that are hard to mistake for one another. */
export const randomPassword = (): string =>
  Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join("");
