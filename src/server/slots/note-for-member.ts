import type { Place } from "../../shared/bookings/moving-rules";
import { bookingSubject, recordAct } from "../audit/record-act";
import type { Statements } from "../database/open-database";
import type { Actor } from "../people/actor";
import { getNamedBooking } from "./booking-facts-queries";

/** What an admin books, moves or cancels for somebody goes into the trail; their own does not. */
export async function noteForMember(
  tx: Statements,
  act: "booked for a member" | "booking cancelled for a member" | "booking moved for a member",
  { id }: { id: number },
  by: Actor,
  at: Date,
  { override, before }: { override?: string | undefined; before?: Place } = {},
): Promise<void> {
  const { boat, member, ...after } = await getNamedBooking(tx, id);
  await recordAct(tx, by, act, bookingSubject(id, { boat, member }), at, {
    ...(before && { before: { ...before } }),
    after: { ...after, ...(override !== undefined && { override }) },
  });
}
