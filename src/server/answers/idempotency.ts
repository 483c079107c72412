import { subHours } from "date-fns";
import type { z } from "zod";
import { Refusal } from "../../shared/refusals";
import { type Db, Prisma, type Statements, type Tx } from "../database/open-database";

/** How long an answer is kept for a call that is repeated. */
export const idempotencyHours = 24;

/** A request that names itself with an Idempotency-Key. */
export interface RepeatedRequest {
  memberId: number;
  path: string;
  key: string;
  bodyHash: string;
}

/** An answer as it is kept for repetitions, and what it asks of the database. */
export interface KeptAnswer<T, D = Db> {
  schema: z.ZodType<T>;
  /** A sentence of how it stands now, where what was answered has changed since. */
  changedSince?: (db: D, answer: T) => Promise<string | null>;
}

/**
 * The answer a repeated request already has; null when it is the first. For work that cannot be
 * one transaction, such as asking a payment gateway, and is safe to repeat anyway. Refuses
 * KEY_REUSED for another body, and ALREADY_ANSWERED once what was answered has changed.
 */
export async function findFirstAnswer<T>(
  db: Db,
  request: RepeatedRequest | undefined,
  kept: KeptAnswer<T>,
  at: Date,
): Promise<T | null> {
  if (!request) return null;
  const { memberId, path, key, bodyHash } = request;
  const first = await db.idempotencyKey.findFirst({
    where: { memberId, path, key, createdAt: { gte: subHours(at, idempotencyHours) } },
  });
  if (!first) return null;
  return answerAgain(db, first, bodyHash, kept);
}

// An old success must not read as a present one.
async function answerAgain<T, D>(
  db: D,
  first: { bodyHash: string; answer: unknown },
  bodyHash: string,
  { schema, changedSince }: KeptAnswer<T, D>,
): Promise<T> {
  if (first.bodyHash !== bodyHash) throw new Refusal("KEY_REUSED");
  const answer = schema.parse(first.answer);
  const change = await changedSince?.(db, answer);
  if (change) throw new Refusal("ALREADY_ANSWERED", change);
  return answer;
}

/**
 * Runs the work once per key: a repetition within 24 hours gets the first answer, and waits for
 * it while the first still runs. The key lives and dies with the work's transaction, so only
 * successes are kept. The caller already holds the locks that its work needs: the key's row refers
 * to its member, so taken first it would stand in the way of whoever has that member locked.
 * Refuses KEY_REUSED for another body, and ALREADY_ANSWERED once what was answered has changed;
 * rules, Repeated calls.
 */
export async function withIdempotency<T extends Prisma.InputJsonValue, D extends Statements>(
  tx: D,
  request: RepeatedRequest | undefined,
  kept: KeptAnswer<T, D>,
  at: Date,
  work: () => Promise<T>,
): Promise<T> {
  if (!request) return work();
  const { memberId, path, key, bodyHash } = request;
  const claimed = await tx.$executeRaw`
    INSERT INTO "idempotency_keys" ("memberId", "path", "key", "bodyHash", "createdAt")
    VALUES (${memberId}, ${path}, ${key}, ${bodyHash}, ${at})
    ON CONFLICT ("memberId", "path", "key") DO UPDATE
      SET "bodyHash" = excluded."bodyHash", "createdAt" = excluded."createdAt", "answer" = NULL
      WHERE "idempotency_keys"."createdAt" < ${subHours(at, idempotencyHours)}`;
  const itsRow = Prisma.sql`"memberId" = ${memberId} AND "path" = ${path} AND "key" = ${key}`;
  if (claimed === 0) {
    const [first] = await tx.$queryRaw<[{ bodyHash: string; answer: unknown }]>`
      SELECT "bodyHash", "answer" FROM "idempotency_keys" WHERE ${itsRow}`;
    return answerAgain(tx, first, bodyHash, kept);
  }
  const answer = await work();
  await tx.$executeRaw`
    UPDATE "idempotency_keys" SET "answer" = ${JSON.stringify(answer)}::jsonb WHERE ${itsRow}`;
  return answer;
}

/**
 * Forgets the key of work that was committed and then failed outside its transaction, such as an
 * order that no gateway would open: only successes are kept.
 */
export async function forgetAnswer(db: Db, request: RepeatedRequest | undefined): Promise<void> {
  if (request) await db.idempotencyKey.deleteMany({ where: request });
}

/** Forgets what was answered to a member, about their orders, of imports and crews, where their name stands. */
export async function forgetAnswersOf(tx: Tx, memberId: number): Promise<void> {
  await tx.idempotencyKey.deleteMany({
    where: {
      OR: [
        { memberId },
        { answer: { path: ["memberId"], equals: memberId } },
        { path: { in: ["admin.importSheet", "bookings.acceptCrew"] } },
      ],
    },
  });
}
