import type { Mail } from "../mail/mail";
import { plainWords } from "../mail/plain-words";

/** Tells an admin that a program of others has not answered for three days, and what to do. */
export const webhookOffMail = (
  { id, url }: { id: number; url: string },
  lastError: string,
): Mail => ({
  kind: "webhook switched off",
  aboutId: id,
  subject: "A webhook was switched off",
  text: [
    "For three days no message has arrived at this address, so nothing is sent there any more:",
    plainWords(url),
    `The last answer was: ${plainWords(lastError)}`,
    "Once its program works again, an admin can switch it on: {home}/webhooks",
  ].join("\n\n"),
});
