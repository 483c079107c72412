import type { Act } from "../../shared/audit/acts";
import { isCrew } from "../../shared/members/role";
import { bookingSubject, recordAct } from "../audit/record-act";
import type { Prisma, Statements } from "../database/open-database";
import type { Actor } from "../people/actor";
import { getNamedBooking } from "../slots/booking-facts-queries";

type OutingAct = Extract<Act, `boat ${string} for a member` | `outing ${string}`>;

/** What staff do to somebody else's outing goes into the trail; what rower and crew do does not. */
export async function noteOuting(
  tx: Statements,
  act: OutingAct,
  booking: { id: number; memberId: number },
  { by, at, after }: { by: Actor; at: Date; after?: Prisma.InputJsonObject },
): Promise<void> {
  const isStaff = by.isDevice || isCrew(by.role);
  if (booking.memberId === by.id || !isStaff) return;
  const subject = await getNamedBooking(tx, booking.id);
  const change = after ? { after } : {};
  await recordAct(tx, by, act, bookingSubject(booking.id, subject), at, change);
}
