import { Refusal } from "../../shared/refusals";
import type { PrismaClient } from "../database/open-database";
import { SharedCount } from "./shared-count";

/** A refusal that says when to come back. */
export class TooManyAttempts extends Refusal {
  constructor(readonly retryAfterSeconds: number) {
    super("TOO_MANY_ATTEMPTS");
  }
}

const seconds = 180;

interface Attempt {
  email: string;
  address: string;
  /** whether the owner of the e-mail has signed in from there before */
  known: () => Promise<boolean>;
}

/**
 * Slows guessing, at all processes together. Only failures count: per e-mail and address together,
 * which stops a guesser without touching the owner elsewhere; per address, for guessing across
 * members; and, much later, per e-mail, for guessing from many addresses. Nothing lasts over 3
 * minutes.
 */
export class SignInAttempts {
  private readonly pair: SharedCount;
  private readonly address: SharedCount;
  private readonly email: SharedCount;

  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(db: PrismaClient) {
    this.pair = new SharedCount(db, { name: "sign-in pair", most: 10, seconds });
    this.address = new SharedCount(db, { name: "sign-in address", most: 100, seconds });
    this.email = new SharedCount(db, { name: "sign-in e-mail", most: 200, seconds });
  }

  /**
   * What `check` finds, null when the password is wrong. Attempts on one e-mail from one address
   * are taken in turn, so that many right ones at once do not count as guesses. Refuses
   * TOO_MANY_ATTEMPTS.
   */
  async guess<T>(attempt: Attempt, check: () => Promise<T | null>): Promise<T | null> {
    const key = pairKey(attempt);
    const turn = (this.turns.get(key) ?? Promise.resolve()).then(async () => {
      await this.begin(attempt);
      const found = await check();
      if (found !== null) await this.succeeded(attempt);
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
   * Counts an attempt ahead, because many are made at once and at several processes; a success takes
   * it back. Refuses TOO_MANY_ATTEMPTS where a count is full; what others did is not held against a
   * member where they have signed in before.
   */
  private async begin({ email, address, known }: Attempt): Promise<void> {
    const own = await this.pair.take(pairKey({ email, address }));
    if (own > 0) throw new TooManyAttempts(Math.ceil(own / 1000));
    const [ofEmail, ofAddress] = await Promise.all([
      this.email.take(email),
      this.address.take(address),
    ]);
    const ofOthers = Math.max(ofEmail, ofAddress);
    if (ofOthers > 0 && !(await known())) throw new TooManyAttempts(Math.ceil(ofOthers / 1000));
  }

  private async succeeded({ email, address }: Attempt): Promise<void> {
    await Promise.all([
      this.pair.forget(pairKey({ email, address })),
      this.email.giveBack(email),
      this.address.giveBack(address),
    ]);
  }
}

const pairKey = ({ email, address }: Pick<Attempt, "email" | "address">) => `${address} ${email}`;
