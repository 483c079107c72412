import { z } from "zod";

/** What nodemailer says of a server's answer. */
const answered = z.object({ response: z.string() });

// Gmail, Amazon SES, Microsoft 365, SendGrid and Exim, each in its own words; their codes say less.
const ofTheSender =
  /\b(?:daily|hourly|per (?:day|hour|minute))\b|throttl|\bsending (?:limit|quota|rate)|submission ?quota|credits exceeded/i;
// A full mailbox and a long message are of this message alone.
const ofTheMessage = /\b[245]\.(?:2\.\d|3\.4)\b|mailbox|message size/i;

/** Whether a mail server refused a message because it takes no more of its sender for some time. */
export function isOverLimit(error: unknown): boolean {
  const { response = "" } = answered.safeParse(error).data ?? {};
  return ofTheSender.test(response) && !ofTheMessage.test(response);
}
