import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "../../shared/refusals";

/** A refusal that says when to come back. */
export class TooManyAttempts extends Refusal {
  constructor(readonly retryAfterSeconds: number) {
    super("TOO_MANY_ATTEMPTS");
  }
}

const windowSeconds = 180;

interface Attempt {
  email: string;
  address: string;
  /** whether the owner of the e-mail has signed in from there before */
  known: () => Promise<boolean>;
}

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
    { email, address, known }: Attempt,
    check: () => Promise<T | null>,
  ): Promise<T | null> {
    const key = pairKey(email, address);
    const turn = (this.turns.get(key) ?? Promise.resolve()).then(async () => {
      await this.begin({ email, address, known });
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
   * Refuses TOO_MANY_ATTEMPTS while a count is full; what others did is not held against a member
   * where they have signed in before. The address is charged ahead, because attempts on many e-mails
   * are made at once; a success gives it back.
   */
  private async begin({ email, address, known }: Attempt): Promise<void> {
    const own = await waitFor(this.pair, pairKey(email, address));
    if (own > 0) throw new TooManyAttempts(Math.ceil(own / 1000));
    const ofOthers = Math.max(
      await waitFor(this.email, email),
      await this.address.consume(address).then(() => 0, waitOfFull),
    );
    if (ofOthers > 0 && !(await known())) throw new TooManyAttempts(Math.ceil(ofOthers / 1000));
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

/** Milliseconds until a full count takes more; 0 where it does. */
async function waitFor(count: RateLimiterMemory, key: string): Promise<number> {
  const used = await count.get(key);
  return used && used.consumedPoints >= count.points ? used.msBeforeNext : 0;
}

function waitOfFull(reason: unknown): number {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  return reason.msBeforeNext;
}

// consume() rejects with the count when it is full; a real error must not pass for that.
function ignoreFull(reason: unknown) {
  if (!(reason instanceof RateLimiterRes)) throw reason;
}
