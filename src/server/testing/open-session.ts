import { randomBytes } from "node:crypto";
import { Signer } from "@fastify/cookie";
import { addDays } from "date-fns";
import { sessionDays, sidOf } from "../auth/session-store";
import type { PrismaClient } from "../database/open-database";
import type { Clock } from "../time/clock";
import { testSecret } from "./build-test-app";

const signer = new Signer(testSecret);

/** What a log-in leaves, without the log-in, which is most of its work: a session, as its cookie. */
export async function openSession(
  { db, clock }: { db: PrismaClient; clock: Clock },
  memberId: number,
): Promise<string> {
  const id = randomBytes(24).toString("base64url");
  const sess = { memberId, cookie: { originalMaxAge: sessionDays * 24 * 60 * 60 * 1000 } };
  const expire = addDays(clock.now(), sessionDays);
  await db.session.create({ data: { sid: sidOf(id), sess, expire } });
  return `slipway=${encodeURIComponent(signer.sign(id))}`;
}
