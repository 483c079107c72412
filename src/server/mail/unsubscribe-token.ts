import { createHmac, timingSafeEqual } from "node:crypto";
import { type MailTopic, mailTopics } from "../../shared/mail/mail-topics";

interface Unwanted {
  memberId: number;
  topic: MailTopic;
}

/** The end of an address that stops one kind of message for one member, and does nothing else. */
export function unsubscribeToken(secret: string, { memberId, topic }: Unwanted): string {
  const claim = `${memberId}.${topic}`;
  return `${claim}.${sign(secret, claim)}`;
}

/** What the token stops; null for one that was not made here. */
export function readUnsubscribeToken(secret: string, token: string): Unwanted | null {
  const [memberId = "", name, signature = ""] = token.split(".");
  const expected = Buffer.from(sign(secret, `${memberId}.${name}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const topic = mailTopics.find((known) => known === name);
  return topic ? { memberId: Number(memberId), topic } : null;
}

// A key of its own, so that no signature made here could pass for a session's.
const sign = (secret: string, claim: string) =>
  createHmac("sha256", `unsubscribe ${secret}`).update(claim).digest("base64url");
