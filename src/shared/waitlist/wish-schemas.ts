import { z } from "zod";
import { bookBoatInput, bookBoatInputAt } from "../bookings/booking-schemas";
import { id } from "../fields/ids";
import type { ClubProfile } from "../profile/club-profile";
import { toMinutes } from "../time/clock-times";
import { clockTime } from "../time/date-schema";

/** How many wishes a member may have open. */
export const mostWishes = 5;

/** Any Solo, any other boat, or one boat. */
const wishKinds = ["single", "double", "boat"] as const;

const { dateStr, timeStr, duration } = bookBoatInput.shape;

/** What a member wishes for, at any club: an outing of this length that lies wholly in a stretch of a day. */
export const addWishInput = z
  .object({
    kind: z.enum(wishKinds, { error: "Please choose a Solo, a Tango or a boat" }),
    /** of kind `boat` alone */
    boatId: id.nullish(),
    dateStr,
    from: timeStr,
    to: timeStr,
    duration,
  })
  .refine(({ kind, boatId }) => kind !== "boat" || typeof boatId === "number", {
    error: "Please choose a boat",
    path: ["boatId"],
  })
  .refine(({ from, to, duration }) => toMinutes(to) - toMinutes(from) >= duration * 60, {
    error: "The outing must fit between these times",
    path: ["to"],
  });
export type AddWishInput = z.infer<typeof addWishInput>;

/** And at one club. */
export const addWishInputAt = (club: ClubProfile) =>
  addWishInput.safeExtend({ duration: bookBoatInputAt(club).shape.duration });

/** A wish as its member sees it. While it is offered a slot, that is held for them until `until`. */
export const wishView = z.object({
  id: z.number(),
  kind: z.enum(wishKinds),
  boatId: z.number().nullable(),
  dateStr: z.string(),
  from: clockTime,
  to: clockTime,
  duration: z.number(),
  status: z.enum(["open", "offered", "ended"]),
  offer: z
    .object({
      bookingId: z.number(),
      boatId: z.number(),
      startTime: clockTime,
      /** ISO 8601, UTC */
      until: z.string(),
    })
    .nullable(),
});
export type WishView = z.infer<typeof wishView>;

export const wishAnswer = z.object({ wish: wishView });
export type WishAnswer = z.infer<typeof wishAnswer>;
