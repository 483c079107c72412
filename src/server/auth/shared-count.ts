import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { PrismaClient } from "../database/open-database";

/** What may happen how often for one key, in a window that begins with the first time. */
interface Limit {
  /** names it among the others */
  name: string;
  most: number;
  seconds: number;
}

/** Counts to a limit together with every process on the same database. */
export class SharedCount {
  private readonly limiter: RateLimiterPostgres;

  constructor(db: PrismaClient, { name, most, seconds }: Limit) {
    this.limiter = new RateLimiterPostgres({
      storeClient: asClient(db),
      storeType: "client",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: most,
      duration: seconds,
    });
  }

  /** Counts one more; gives the milliseconds until there is room again, 0 where there is. */
  async take(key: string): Promise<number> {
    try {
      await this.limiter.consume(hashed(key));
      return 0;
    } catch (full) {
      if (!(full instanceof RateLimiterRes)) throw full;
      return full.msBeforeNext;
    }
  }

  /** Counts one less. */
  async giveBack(key: string): Promise<void> {
    await this.limiter.reward(hashed(key));
  }

  async forget(key: string): Promise<void> {
    await this.limiter.delete(hashed(key));
  }
}

/** The package speaks to a client of `pg`; ours speaks to both databases. */
const asClient = (db: PrismaClient) => ({
  query: async ({ text, values }: { text: string; values: unknown[] }) => {
    const found = await db.$queryRawUnsafe<{ points: number; expire: bigint }[]>(text, ...values);
    // It counts with milliseconds, which the column holds as a bigint.
    const rows = found.map(({ points, expire }) => ({ points, expire: Number(expire) }));
    return { rows, rowCount: rows.length };
  },
});

// What somebody typed, and where, is nothing to keep.
const hashed = (key: string) => createHash("sha256").update(key).digest("base64url");
