import { createHash } from "node:crypto";
import type { SessionStore } from "@fastify/session";
import { subHours } from "date-fns";
import type { Session } from "fastify";
import { z } from "zod";
import type { Db, PrismaClient, Tx } from "../database/open-database";
import { findSessionRow } from "../database/session-row";
import type { Member } from "../generated/prisma/client";
import type { Clock } from "../time/clock";

declare module "fastify" {
  interface Session {
    memberId?: number;
    /** Who that is, read together with the session. A function, because the package hashes the rest. */
    member?: () => Member;
    /** what the browser said of itself at log-in */
    device?: string;
  }
}

/** How long a sign-in lasts. */
export const sessionDays = 14;

const storedSession = z.object({
  // A new session is saved once before log-in writes its member into it.
  memberId: z.number().optional(),
  device: z.string().optional(),
  // The cookie's own expiry is not kept: the column `expire` and the club's clock decide.
  cookie: z.object({ originalMaxAge: z.number() }),
});

/** Keeps sessions in the `sessions` table under a hash of their id, so that a restart signs nobody out. */
export function sessionStore(db: PrismaClient, clock: Clock): SessionStore {
  return {
    get: (id, done) => settle(findSession(db, id, clock.now()), done),
    set: (id, session, done) => settle(saveSession(db, id, session, clock.now()), done),
    destroy: (id, done) => settle(deleteSession(db, id), done),
  };
}

/**
 * Ends a member's sessions, except the one whose id is given, and then their tokens: one that is
 * being made holds its session until it can be seen.
 */
export async function endSessions(db: Db, memberId: number, exceptId?: string): Promise<void> {
  const kept = exceptId ? sidOf(exceptId) : "";
  await db.$executeRaw`
    DELETE FROM "sessions" WHERE "sess" ->> 'memberId' = ${String(memberId)} AND "sid" <> ${kept}`;
  await db.accessToken.deleteMany({ where: { memberId } });
}

/**
 * Ends a member's calendar addresses. Who makes one holds the member and the session that asks, so
 * that none is made behind this.
 */
export async function endCalendars(db: Db, memberId: number): Promise<void> {
  await db.calendarAddress.deleteMany({ where: { memberId } });
}

/** Ends all by which somebody may still read along as a member: sessions, tokens, calendar addresses. */
export async function endAllAccess(db: Db, memberId: number): Promise<void> {
  await endSessions(db, memberId);
  await endCalendars(db, memberId);
}

/** Keeps a session from being ended meanwhile; false when it was ended before. */
export async function holdSession(tx: Tx, id: string): Promise<boolean> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "sessions" WHERE "sid" = ${sidOf(id)} FOR SHARE`;
  return held.length > 0;
}

/** Where a member is signed in, the latest first. */
export async function listSessions(db: Db, memberId: number, currentId: string, now: Date) {
  const rows = await db.$queryRaw<{ sid: string; expire: Date; device: string | null }[]>`
    SELECT "sid", "expire", "sess" ->> 'device' AS "device" FROM "sessions"
     WHERE "sess" ->> 'memberId' = ${String(memberId)} AND "expire" > ${now}
     ORDER BY "expire" DESC`;
  const current = sidOf(currentId);
  return rows.map(({ sid, expire, device }) => ({
    device: device ?? "",
    signedInAt: subHours(expire, sessionDays * 24),
    current: sid === current,
  }));
}

// Every signed-in request starts here, so that who calls is one question and not two. Whose
// member is gone, is nobody's session.
async function findSession(db: PrismaClient, id: string, now: Date): Promise<Session | null> {
  const row = await findSessionRow(db, sidOf(id), now);
  if (!row) return null;
  const { sess, ...member } = row;
  const { device, cookie } = storedSession.parse(sess);
  return {
    memberId: member.id,
    member: () => member,
    ...(device !== undefined && { device }),
    cookie,
  };
}

async function saveSession(db: PrismaClient, id: string, session: Session, now: Date) {
  const sid = sidOf(id);
  const sess = storedSession.parse(session);
  const expire = new Date(now.getTime() + sessionDays * 24 * 60 * 60 * 1000);
  const data = { sess, expire };
  await db.session.upsert({ where: { sid }, create: { sid, ...data }, update: data });
}

async function deleteSession(db: PrismaClient, id: string) {
  await db.session.deleteMany({ where: { sid: sidOf(id) } });
}

/** Under which `sid` a session is kept. */
export const sidOf = (id: string) => createHash("sha256").update(id).digest("hex");

function settle<T>(work: Promise<T>, done: (error: unknown, result?: T) => void) {
  work.then(
    (result) => done(null, result),
    (error) => done(error),
  );
}
