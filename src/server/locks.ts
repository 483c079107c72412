import { Refusal } from "../shared/refusals";
import { Prisma, type Statements, type Tx } from "./database/open-database";
import type { Member, Order, OrderItem, Webhook } from "./generated/prisma/client";
import { findMember, getMember } from "./people/member-queries";
import { namedInMessage } from "./people/named-in-message";

// Whoever changes something takes its rows first, and everyone takes them in one order, so that no
// two wait for each other:
//
//   an announcement, the imports, a tablet's reports, a device's address  →  the closures
//   →  boats, by id  →  members, by id  →  an e-mail
//   →  the safety settings  →  one order
//   →  the row of an Idempotency-Key  →  counters  →  messages, by id
//
// Whoever offers a slot takes one member more, and only where they are free at once, so that nobody
// waits for them out of this order.
//
// A change of a balance holds its member, a change of a booking its boat and its member. What is
// decided on is read by a statement after the lock: a snapshot may be older than the lock it waited
// for. Those of a booking are in booking-locks.ts. The club's pictures, a package and a booking that is
// only read stand alone, with nothing after them; so does the turn of a message, with messages after it.
// The club's settings stand behind the boats, and after them only what is taken back and offered anew.

/** Takes one announcement: it is mailed, edited or deleted, one after the other. */
export async function lockAnnouncement(tx: Tx, id: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "announcements" WHERE "id" = ${id} FOR NO KEY UPDATE`;
}

/** Keeps an announcement from being deleted, and stands in nobody else's way. */
export async function keepAnnouncement(tx: Tx, id: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "announcements" WHERE "id" = ${id} FOR KEY SHARE`;
}

/** Lets one import at a time through, in all processes; the next one waits. */
export async function lockImports(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('slipway imports'))`;
}

/** Lets one report of a tablet at the dock at a time through: what it reported before is counted. */
export async function lockTabletReports(tx: Tx, name: string): Promise<void> {
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtext('slipway tablets'), hashtext(${name}))`;
}

/** Lets nobody else close the club or add a boat meanwhile. */
export async function lockClosures(tx: Tx): Promise<void> {
  await tx.$executeRaw`LOCK TABLE "closures" IN SHARE ROW EXCLUSIVE MODE`;
}

/**
 * Takes every boat there is and will be: whoever books, moves or cancels has finished, or waits and
 * then sees what was written under this. Gives their ids.
 */
export async function lockWholeFleet(tx: Tx): Promise<number[]> {
  await lockClosures(tx);
  const boats = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "boats" ORDER BY "id" FOR NO KEY UPDATE`;
  return boats.map(({ id }) => id);
}

/** Takes several boats. */
export async function lockBoats(tx: Statements, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.$queryRaw`
    SELECT 1 FROM "boats" WHERE "id" IN (${Prisma.join([...ids])})
     ORDER BY "id" FOR NO KEY UPDATE`;
}

/** Takes several members. */
export async function lockMembers(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.$queryRaw`
    SELECT 1 FROM "members" WHERE "id" IN (${Prisma.join([...ids])})
     ORDER BY "id" FOR NO KEY UPDATE`;
}

/** Takes one member. Refuses MEMBER_NOT_FOUND. */
export async function lockMember(tx: Tx, id: number): Promise<Member> {
  await lockMembers(tx, [id]);
  return getMember(tx, id);
}

/** Takes the address of a device that shows messages: whoever else sends it waits. */
export async function lockEndpoint(tx: Tx, endpoint: string): Promise<void> {
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtext('slipway push'), hashtext(${endpoint}))`;
}

/** Takes an e-mail that somebody is to be given: whoever else gives it waits, and finds it known. */
export async function lockEmail(tx: Tx, email: string): Promise<void> {
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtext('slipway e-mails'), hashtext(${email}))`;
}

/** Lets one process at a time count what left in turn, and take the next of it. */
export async function lockMailTurns(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('slipway mail in turn'))`;
}

/**
 * Takes the member, others and every admin: whoever may put out an admin starts here, so that two
 * admins cannot put each other out. Refuses MEMBER_NOT_FOUND.
 */
export async function lockAmongAdmins(
  tx: Tx,
  id: number,
  others: readonly number[] = [],
): Promise<Member> {
  await tx.$queryRaw`
    SELECT 1 FROM "members" WHERE "isAdmin" OR "id" = ANY(${[id, ...others]}::int[])
     ORDER BY "id" FOR NO KEY UPDATE`;
  return getMember(tx, id);
}

/**
 * Takes a locked member also from whoever only refers to them: `keepMember` waits until they are
 * removed, and what was written under it before can be seen from here on.
 */
export async function lockForRemoval(tx: Tx, id: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "members" WHERE "id" = ${id} FOR UPDATE`;
}

/** Keeps a member from being removed, and stands in nobody else's way; false when they have left. */
export async function keepMember(tx: Statements, id: number): Promise<boolean> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "members" WHERE "id" = ${id} AND "deletedAt" IS NULL FOR KEY SHARE`;
  return held.length > 0;
}

export interface LockedOrder {
  order: Order & { items: OrderItem[] };
  /** null once the buyer has left the club */
  member: Member | null;
}

/** Takes an order's member and then the order. Refuses ORDER_NOT_FOUND. */
export async function lockOrder(tx: Tx, id: number): Promise<LockedOrder> {
  const known = await tx.order.findUnique({ where: { id }, select: { memberId: true } });
  if (!known) throw new Refusal("ORDER_NOT_FOUND");
  const { memberId } = known;
  await lockMembers(tx, [memberId]);
  await tx.$queryRaw`SELECT 1 FROM "orders" WHERE "id" = ${id} FOR NO KEY UPDATE`;
  const order = await tx.order.findUniqueOrThrow({
    where: { id },
    include: { items: { orderBy: { id: "asc" } } },
  });
  return { order, member: await findMember(tx, memberId) };
}

/** Keeps a booking as it is while something is written about it; false when it is cancelled. */
export async function holdConfirmed(tx: Tx, bookingId: number): Promise<boolean> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "bookings" WHERE "id" = ${bookingId} AND "status" = 'confirmed' FOR SHARE`;
  return held.length > 0;
}

/** Takes every message to a member or that names them; one that is being noted as sent is waited for. */
export async function lockMessages(tx: Tx, memberId: number): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "outbox" WHERE ${memberId} IN (${namedInMessage})
     ORDER BY "id" FOR UPDATE`;
}

/** Takes a webhook; messages are put in line for it meanwhile. Refuses WEBHOOK_NOT_FOUND. */
export async function lockWebhook(tx: Tx, id: number): Promise<Webhook> {
  await tx.$queryRaw`SELECT 1 FROM "webhooks" WHERE "id" = ${id} FOR NO KEY UPDATE`;
  const webhook = await tx.webhook.findUnique({ where: { id } });
  if (!webhook) throw new Refusal("WEBHOOK_NOT_FOUND");
  return webhook;
}

/** Lets nobody else add a webhook meanwhile; messages are put in line all the same. */
export async function lockWebhooks(tx: Tx): Promise<void> {
  await tx.$executeRaw`LOCK TABLE "webhooks" IN SHARE ROW EXCLUSIVE MODE`;
}

/** Takes a package; orders of it are made meanwhile, at what it was. */
export async function lockPlan(tx: Tx, id: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "membership_plans" WHERE "id" = ${id} FOR NO KEY UPDATE`;
}

/**
 * Keeps the club's currency as it is while something is priced in it. Many may hold it at once; taken
 * before the settings are read.
 */
export async function keepCurrency(tx: Tx): Promise<void> {
  await tx.$executeRaw`LOCK TABLE "orders", "membership_plans" IN ROW EXCLUSIVE MODE`;
}

/** Takes the club's currency: nobody orders or prices anything meanwhile. */
export async function lockCurrency(tx: Tx): Promise<void> {
  await tx.$executeRaw`LOCK TABLE "orders", "membership_plans" IN SHARE ROW EXCLUSIVE MODE`;
}

/** Takes the club's settings. */
export async function lockClubSettings(tx: Tx): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "club_settings" FOR UPDATE`;
}

/** Lets nobody else set a picture of the club meanwhile, where there may be none yet. */
export async function lockClubPictures(tx: Tx): Promise<void> {
  await tx.$executeRaw`LOCK TABLE "club_pictures" IN SHARE ROW EXCLUSIVE MODE`;
}

/** Takes the list of what a new club sees to. */
export async function lockSetup(tx: Tx): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "club_setup" FOR UPDATE`;
}

/** Takes the safety settings: no boat is launched meanwhile. */
export async function lockSafetySettings(tx: Tx): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "safety_settings" FOR UPDATE`;
}

/** Keeps the safety settings as they are while something is written that rests on them. */
export async function keepSafetySettings(tx: Tx): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "safety_settings" FOR SHARE`;
}

/** Keeps the safety settings as they are; many may hold them at once. Gives whether outings are logged. */
export async function holdOutingLog(tx: Statements): Promise<boolean> {
  const [row] = await tx.$queryRaw<[{ isOpen: boolean }]>`
    SELECT "loggedFrom" IS NOT NULL AS "isOpen" FROM "safety_settings" FOR SHARE`;
  return row.isOpen;
}
