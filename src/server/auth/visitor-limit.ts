import type { PrismaClient } from "../database/open-database";
import { SharedCount } from "./shared-count";
import { TooManyAttempts } from "./sign-in-attempts";

const aMinute = 100;
const strangersADay = 500;
const daySeconds = 24 * 60 * 60;

/** What makes work for the server or the payment service, or mail, and needs no account. */
type Kind = "application" | "introductory row" | "password" | "password link" | "payment news";

/**
 * Slows a flood of what visitors make us hash, mail or ask: 100 of each kind a minute from one
 * address, at all processes together.
 */
export class VisitorLimit {
  private readonly asked: SharedCount;
  private readonly mails: SharedCount;

  constructor(db: PrismaClient) {
    this.asked = new SharedCount(db, { name: "visitor", most: aMinute, seconds: 60 });
    this.mails = new SharedCount(db, {
      name: "letter to a stranger",
      most: strangersADay,
      seconds: daySeconds,
    });
  }

  /** Counts one. Refuses TOO_MANY_ATTEMPTS when this minute is full. */
  async take(kind: Kind, address: string): Promise<void> {
    const waitMs = await this.asked.take(`${kind} ${address}`);
    if (waitMs > 0) throw new TooManyAttempts(Math.ceil(waitMs / 1000));
  }

  /**
   * Counts a message to an e-mail that nobody has proven to be theirs, and says whether it may be
   * written: 500 a day for one address.
   */
  async mayWrite(address: string): Promise<boolean> {
    return (await this.mails.take(address)) === 0;
  }
}
