import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { TooManyAttempts } from "./sign-in-attempts";

const aMinute = 100;

/** Slows a flood of applications, each of which is mailed: 100 a minute from one address. */
export class RegistrationLimit {
  private readonly limiter = new RateLimiterMemory({ points: aMinute, duration: 60 });

  /** Counts one application. Refuses TOO_MANY_ATTEMPTS when this minute is full. */
  async take(address: string): Promise<void> {
    try {
      await this.limiter.consume(address);
    } catch (full) {
      if (!(full instanceof RateLimiterRes)) throw full;
      throw new TooManyAttempts(Math.ceil(full.msBeforeNext / 1000));
    }
  }
}
