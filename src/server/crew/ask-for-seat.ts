import { seatsLeft } from "../../shared/crew/crew-rules";
import { refuseUnlessActive } from "../../shared/members/refuse-by-role";
import { Refusal } from "../../shared/refusals";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { spanOf } from "../fleet/span-of";
import { queueMail } from "../mail/queue-mail";
import type { SignedInActor } from "../people/actor";
import { getMember } from "../people/member-queries";
import type { Moment } from "../time/moment";
import { seatAskedMail } from "./crew-mails";
import { notEnded } from "./crew-queries";
import { lockCrew, refuseLate } from "./lock-crew";
import { refuseSeatsOff } from "./seat-queries";

/**
 * Asks a rower for an open seat of theirs, and tells them. Refuses SEATS_OFF, PAUSED, BOOKING_NOT_FOUND
 * where no seat was opened, ASKED_ONESELF, ALREADY_ASKED, SEATS_FULL, and by the rules of a crew (rules,
 * Crew).
 */
export async function askForSeat(
  db: PrismaClient,
  bookingId: number,
  by: SignedInActor,
  moment: Moment,
): Promise<{ id: number }> {
  const { at } = moment;
  return writing(db, async (tx) => {
    await refuseSeatsOff(tx);
    const { outing, crew } = await lockCrew(tx, bookingId, { memberIds: [by.id] });
    const member = await getMember(tx, by.id);
    const refused = refuseUnlessActive(member, "member", "book");
    if (refused) throw refused;
    if (outing.memberId === by.id) throw new Refusal("ASKED_ONESELF");
    if (outing.status !== "confirmed" || outing.openSeats === 0) {
      throw new Refusal("BOOKING_NOT_FOUND");
    }
    await refuseLate(tx, outing, moment);
    const entries = notEnded(crew);
    if (entries.some(({ memberId }) => memberId === by.id)) throw new Refusal("ALREADY_ASKED");
    const seats = { ...outing, capacity: outing.boat.capacity };
    if (seatsLeft(seats, entries) === 0) throw new Refusal("SEATS_FULL");
    const { id } = await tx.crewEntry.create({
      data: { bookingId, memberId: by.id, state: "asking", createdAt: at },
    });
    const asked = {
      id: bookingId,
      boat: outing.boat.name,
      ...spanOf(outing),
      who: member,
      entryId: id,
    };
    await queueMail(tx, outing.member, seatAskedMail(outing.member, asked, moment.club), at);
    return { id };
  });
}
