import { Refusal } from "../../shared/refusals";
import { memberSubject, recordAct } from "../audit/record-act";
import { listBookingsAhead } from "../bookings/ahead-queries";
import { withdrawBooking } from "../bookings/withdraw-booking";
import { boatsOf, idsOf, leaveAllCrews, listCrewsAhead } from "../crew/leave-all-crews";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockAmongAdmins } from "../locks";
import type { Actor } from "../people/actor";
import { endWaitingOf, lockHeldBoats } from "../slots/end-waiting-of";
import { listPeople } from "../slots/outing-locks";
import type { Moment } from "../time/moment";
import { refuseLosingLastAdmin } from "./last-admin";
import { removeAccount } from "./remove-account";

const stillOut = "This member is out on the water. Please note their return first.";

/**
 * Deletes a member: cancels their bookings ahead, closes their lots with a line, ends their
 * sessions, frees their e-mail. Past bookings, the ledger and the trail stay under a nameless row.
 * Refuses MEMBER_NOT_FOUND, LAST_ADMIN, ALREADY_LAUNCHED; rules, Standing.
 */
export async function deleteMember(
  db: PrismaClient,
  id: number,
  by: Actor,
  moment: Moment,
): Promise<{ deletedMember: { firstName: string; lastName: string } }> {
  const { now } = moment;
  return writing(db, async (tx) => {
    const known = await listBookingsAhead(tx, { memberId: id }, now);
    const crews = await listCrewsAhead(tx, id, moment);
    const outings = [...known, ...crews];
    const boats = await lockHeldBoats(tx, id, boatsOf(outings));
    const member = await lockAmongAdmins(tx, id, await listPeople(tx, idsOf(outings)));
    await refuseLosingLastAdmin(tx, member);

    const theirs = { OR: [{ memberId: id }, { crew: { some: { memberId: id, aboard: true } } }] };
    const out = await tx.outing.count({ where: { landedAt: null, booking: theirs } });
    if (out > 0) throw new Refusal("ALREADY_LAUNCHED", stillOut);

    await endWaitingOf(tx, id, boats, moment);
    await leaveAllCrews(tx, id, crews, by, moment);
    // Under the member's lock no booking can be added to these.
    const ahead = await listBookingsAhead(tx, { memberId: id }, now);
    for (const booking of ahead) {
      const boat = booking.boat.name;
      const withdrawal = { reason: `Cancelled ${boat}: membership ended`, boat };
      await withdrawBooking(tx, booking, withdrawal, by, moment);
    }
    const removal = { member, reason: "Membership ended" };
    const { former, hoursClosed } = await removeAccount(tx, removal, by, moment);
    await recordAct(tx, by, "member deleted", memberSubject(former), moment.at, {
      before: { approvalStatus: member.approvalStatus },
      after: { bookingsCancelled: ahead.length, hoursClosed },
    });
    return { deletedMember: { firstName: member.firstName, lastName: member.lastName } };
  });
}
