import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { TooManyAttempts } from "./sign-in-attempts";

const aMinute = 100;
const strangersADay = 500;
const daySeconds = 24 * 60 * 60;

/** What makes work for the house or the payment service, or mail, and needs no account. */
type Kind = "application" | "introductory row" | "password" | "password link" | "payment news";

/** Slows a flood of what visitors make us hash, mail or ask: 100 of each kind a minute from one address. */
export class VisitorLimit {
  private readonly limiter = new RateLimiterMemory({ points: aMinute, duration: 60 });
  private readonly letters = new RateLimiterMemory({ points: strangersADay, duration: daySeconds });

  /** Counts one. Refuses TOO_MANY_ATTEMPTS when this minute is full. */
  async take(kind: Kind, address: string): Promise<void> {
    try {
      await this.limiter.consume(`${kind} ${address}`);
    } catch (full) {
      if (!(full instanceof RateLimiterRes)) throw full;
      throw new TooManyAttempts(Math.ceil(full.msBeforeNext / 1000));
    }
  }

  /**
   * Counts a message to an e-mail that nobody has proven to be theirs, and says whether it may be
   * written: 500 a day for one address.
   */
  async mayWrite(address: string): Promise<boolean> {
    const { consumedPoints } = await this.letters.penalty(address);
    return consumedPoints <= strangersADay;
  }
}
