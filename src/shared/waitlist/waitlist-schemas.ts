import { z } from "zod";
import { bookBoatInput, bookBoatInputAt } from "../bookings/booking-schemas";
import { id } from "../fields/ids";
import type { ClubProfile } from "../profile/club-profile";
import { waitlistChoice } from "../profile/kind-choices";
import { kindKey } from "../profile/kind-key";
import { toMinutes } from "../time/clock-times";
import { clockTime } from "../time/date-schema";

/** How many waitlist entries a member may have open. */
export const mostWaitlistEntries = 5;

const { dateStr, timeStr, duration } = bookBoatInput.shape;

/**
 * What a member waits for, at any club: an outing of this length that lies wholly in a stretch of a
 * day.
 */
export const addWaitlistEntryInput = z
  .object({
    /** whichever boat of a kind, by its key; or `boat` */
    kind: kindKey,
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
export type AddWaitlistEntryInput = z.infer<typeof addWaitlistEntryInput>;

/** And at one club. */
export const addWaitlistEntryInputAt = (club: ClubProfile) =>
  addWaitlistEntryInput.safeExtend({
    kind: z.enum([...club.boatKinds.map(({ key }) => key), "boat"], {
      error: `Please choose ${waitlistChoice(club)}`,
    }),
    duration: bookBoatInputAt(club).shape.duration,
  });

/**
 * A waitlist entry as its member sees it. While it is offered a slot, that is held for them until
 * `until`.
 */
export const waitlistEntryView = z.object({
  id: z.number(),
  kind: z.string(),
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
export type WaitlistEntryView = z.infer<typeof waitlistEntryView>;

export const waitlistEntryAnswer = z.object({ wish: waitlistEntryView });
export type WaitlistEntryAnswer = z.infer<typeof waitlistEntryAnswer>;
