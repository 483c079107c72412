import type { CalendarScope } from "../../shared/calendar/calendar-schemas";
import { isApproved, roleOf } from "../../shared/members/role";
import { Refusal } from "../../shared/refusals";
import { memberSubject, recordAct, type Subject } from "../audit/record-act";
import { hashToken, newToken } from "../auth/one-time-links";
import { holdSession } from "../auth/session-store";
import type { Db, PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockMember } from "../locks";
import type { SignedInActor } from "../people/actor";
import { findMember } from "../people/member-queries";
import type { Moment } from "../time/moment";
import { getClubCalendar, getOwnCalendar } from "./booking-calendar";

/**
 * Makes a member's secret address, given back once; the one before answers nobody from now on. Refuses
 * NOT_SIGNED_IN when the session that asks was ended meanwhile.
 */
export async function renewCalendarAddress(
  db: PrismaClient,
  { scope, publicUrl, sessionId }: { scope: CalendarScope; publicUrl: string; sessionId: string },
  by: SignedInActor,
  { at }: Moment,
): Promise<{ address: string }> {
  const { token, tokenHash } = newToken();
  const where = { memberId_scope: { memberId: by.id, scope } };
  const made = { tokenHash, createdAt: at };
  await writing(db, async (tx) => {
    const member = await lockMember(tx, by.id);
    // Whoever ends the sessions of a member ends their addresses after them, and waits for this one.
    if (!(await holdSession(tx, sessionId))) throw new Refusal("NOT_SIGNED_IN");
    const create = { memberId: by.id, scope, ...made };
    await tx.calendarAddress.upsert({ where, create, update: made });
    await recordAct(tx, by, "calendar address made", memberSubject(member), at, {
      after: { scope },
    });
  });
  return { address: `${publicUrl}/calendar/${token}.ics` };
}

/** Takes an address back; nothing happens where there is none. */
export async function revokeCalendarAddress(
  db: PrismaClient,
  scope: CalendarScope,
  by: SignedInActor,
  { at }: Moment,
): Promise<void> {
  await writing(db, async (tx) => {
    const { count } = await tx.calendarAddress.deleteMany({
      where: { memberId: by.id, scope },
    });
    if (count === 0) return;
    await recordAct(tx, by, "calendar address revoked", ownAccount(by), at, { after: { scope } });
  });
}

/**
 * What is at a secret address now. Refuses CALENDAR_NOT_FOUND when it was never made or is
 * revoked, and when its owner has left the club or, for everybody's bookings, is no admin now.
 */
export async function readCalendarAt(
  db: Db,
  token: string,
  publicUrl: string,
  moment: Moment,
): Promise<string> {
  const address = await db.calendarAddress.findUnique({ where: { tokenHash: hashToken(token) } });
  const owner = address && (await findMember(db, address.memberId));
  const role = roleOf(owner);
  if (!address || !owner || !isApproved(role)) throw new Refusal("CALENDAR_NOT_FOUND");
  if (address.scope === "own") return getOwnCalendar(db, owner.id, publicUrl, moment);
  if (role !== "admin") throw new Refusal("CALENDAR_NOT_FOUND");
  return getClubCalendar(db, publicUrl, moment);
}

const ownAccount = ({ id, name }: SignedInActor): Subject => ({ type: "member", id, name });
