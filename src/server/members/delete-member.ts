import { isExpired } from "../../shared/hours/lots";
import { toHours } from "../../shared/hours/quarters";
import { memberSubject, recordAct } from "../audit/record-act";
import { hashPassword, randomPassword } from "../auth/passwords";
import { endSessions } from "../auth/session-store";
import { listBookingsAhead } from "../bookings/ahead-queries";
import { lockRows } from "../bookings/lock-rows";
import { withdrawBooking } from "../bookings/withdraw-booking";
import { clubNowAt } from "../club-time";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { Member } from "../generated/prisma/client";
import { openAccount, post } from "../hours/ledger";
import { refuseLosingLastAdmin } from "./last-admin";
import { getMember } from "./member-queries";

/**
 * Deletes a member: cancels their bookings ahead, closes their lots with a line, ends their
 * sessions, frees their e-mail. Past bookings and the ledger stay under a nameless row. Refuses
 * MEMBER_NOT_FOUND, LAST_ADMIN; readings "REST answers".
 */
export async function deleteMember(
  db: PrismaClient,
  id: number,
  by: Member,
  at: Date,
): Promise<{ deletedMember: { firstName: string; lastName: string } }> {
  const nobodysPassword = await hashPassword(randomPassword());
  const now = clubNowAt(at);
  return writing(db, async (tx) => {
    const known = await listBookingsAhead(tx, { memberId: id }, now);
    await lockRows(tx, { boatIds: known.map(({ boatId }) => boatId), memberIds: [id] });
    const member = await getMember(tx, id);
    await refuseLosingLastAdmin(tx, member);

    // Under the member's lock no booking can be added to these.
    const ahead = await listBookingsAhead(tx, { memberId: id }, now);
    for (const booking of ahead) {
      const reason = `Cancelled ${booking.boat.name}: membership ended`;
      await withdrawBooking(tx, booking, { reason, actorId: by.id, at });
    }
    const hoursClosed = await closeLots(tx, id, by, at);
    await recordAct(
      tx,
      {
        act: "member deleted",
        actor: by,
        subject: memberSubject(member),
        before: { email: member.email, approvalStatus: member.approvalStatus },
        after: { bookingsCancelled: ahead.length, hoursClosed },
      },
      at,
    );
    await endSessions(tx, id);
    await tx.oneTimeLink.deleteMany({ where: { memberId: id } });
    await tx.member.update({ where: { id }, data: namelessRow(id, nobodysPassword, at) });
    return { deletedMember: { firstName: member.firstName, lastName: member.lastName } };
  });
}

async function closeLots(tx: Tx, memberId: number, by: Member, at: Date): Promise<number> {
  const { today } = clubNowAt(at);
  const { lots, balanceQuarters } = await openAccount(tx, memberId, today);
  await post(tx, {
    memberId,
    kind: "closure",
    changes: lots
      .filter((lot) => !isExpired(lot, today))
      .map((lot) => ({ lotId: lot.id, quarters: -lot.remainingQuarters })),
    balanceQuarters,
    reason: "Membership ended",
    actorId: by.id,
    at,
  });
  return toHours(balanceQuarters);
}

const namelessRow = (id: number, password: string, at: Date) => ({
  email: `deleted-${id}@members.invalid`,
  password,
  firstName: "Former",
  lastName: "member",
  address: "",
  phone: "",
  city: "",
  postalCode: "",
  emergencyContactName: "",
  emergencyContactPhone: "",
  membershipStatus: "inactive" as const,
  isAdmin: false,
  isManager: false,
  deletedAt: at,
});
