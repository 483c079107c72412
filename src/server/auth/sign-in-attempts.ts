import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "../../shared/refusals";

/** A refusal that says when to come back. */
export class TooManyAttempts extends Refusal {
  constructor(readonly retryAfterSeconds: number) {
    super("TOO_MANY_ATTEMPTS");
  }
}

const windowSeconds = 180;

/**
 * Slows guessing. Only failures count: per e-mail and address together, which stops a guesser
 * without touching the owner elsewhere; per address, for guessing across members; and, much
 * later, per e-mail, for guessing from many addresses. Nothing lasts over 3 minutes.
 */
export class SignInAttempts {
  private readonly pair = limiter("pair", 10);
  private readonly address = limiter("address", 100);
  private readonly email = limiter("email", 200);

  private readonly turns = new Map<string, Promise<unknown>>();

  /**
   * What `check` finds, null when the password is wrong. Attempts on one e-mail from one address
   * are taken in turn: sent at once, they count as well. Refuses TOO_MANY_ATTEMPTS.
   */
  async guess<T>(
    { email, address }: { email: string; address: string },
    check: () => Promise<T | null>,
  ): Promise<T | null> {
    const key = pairKey(email, address);
    const turn = (this.turns.get(key) ?? Promise.resolve()).then(async () => {
      await this.begin(email, address);
      const found = await check();
      await (found === null ? this.failed(email, address) : this.succeeded(email, address));
      return found;
    });
    const over = turn.catch(() => {});
    this.turns.set(key, over);
    try {
      return await turn;
    } finally {
      if (this.turns.get(key) === over) this.turns.delete(key);
    }
  }

  /**
   * Refuses TOO_MANY_ATTEMPTS while any of the three counts is full. The address is charged ahead,
   * because attempts on many e-mails are made at once; a success gives it back.
   */
  private async begin(email: string, address: string): Promise<void> {
    const counts = await Promise.all(
      this.ofMember(email, address).map(async ([count, key]) => {
        const used = await count.get(key);
        return used && used.consumedPoints >= count.points ? used.msBeforeNext : 0;
      }),
    );
    const wait = Math.max(...counts);
    if (wait > 0) throw new TooManyAttempts(Math.ceil(wait / 1000));
    await this.address.consume(address).catch(refuseFull);
  }

  private async failed(email: string, address: string): Promise<void> {
    await Promise.all(
      this.ofMember(email, address).map(([count, key]) => count.consume(key).catch(ignoreFull)),
    );
  }

  private async succeeded(email: string, address: string): Promise<void> {
    await this.address.reward(address);
    await this.pair.delete(pairKey(email, address));
  }

  private ofMember(email: string, address: string) {
    return [
      [this.pair, pairKey(email, address)],
      [this.email, email],
    ] as const;
  }
}

const limiter = (keyPrefix: string, points: number) =>
  new RateLimiterMemory({ keyPrefix, points, duration: windowSeconds });

const pairKey = (email: string, address: string) => `${address} ${email}`;

function refuseFull(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new TooManyAttempts(Math.ceil(reason.msBeforeNext / 1000));
}

// consume() rejects with the count when it is full; a real error must not pass for that.
function ignoreFull(reason: unknown) {
  if (!(reason instanceof RateLimiterRes)) throw reason;
}
