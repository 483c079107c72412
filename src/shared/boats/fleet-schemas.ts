import { z } from "zod";
import { clearanceName } from "../clearances/clearance-schemas";
import { id, idInput } from "../fields/ids";
import { givenPicture } from "../fields/picture";
import { seenOf } from "../fields/seen";
import { tidyText } from "../fields/tidy-text";
import type { ClubProfile } from "../profile/club-profile";
import { kindChoice } from "../profile/kind-choices";
import { kindKey } from "../profile/kind-key";
import { clubDate } from "../time/date-schema";
import { confirmUnusable } from "./boat-schemas";

const text = (max: number) =>
  z
    .string()
    .overwrite(tidyText)
    .max(max, { error: `Please keep this under ${max} characters` });

const boatFields = {
  name: text(100).min(1, { error: "Please give the boat a name" }),
  description: text(1000),
  category: kindKey,
  capacity: z
    .int({ error: "Please say how many people the boat carries" })
    .min(1, { error: "A boat carries at least one person" })
    .max(12, { error: "A boat carries at most 12 people" }),
  /** null takes the picture away; left out, it stays */
  picture: givenPicture.nullable().optional(),
  lockCode: text(20)
    .regex(/^[\w#*]*$/, { error: "A lock code has only letters, digits, # and *" })
    .nullable(),
  managerDisabled: z.boolean(),
  /** what a rower must hold to take it; null: nothing */
  requiredClearance: clearanceName.nullable(),
  lights: z.boolean(),
};

/** A new boat of the fleet, at any club. */
export const addBoatInput = z.object({
  name: boatFields.name,
  description: boatFields.description.default(""),
  category: boatFields.category,
  capacity: boatFields.capacity,
  picture: boatFields.picture,
  lockCode: boatFields.lockCode.default(null),
  requiredClearance: boatFields.requiredClearance.default(null),
  lights: boatFields.lights.default(false),
});
export type AddBoatInput = z.infer<typeof addBoatInput>;

/** And at one club, of one of its kinds. */
export const addBoatInputAt = (club: ClubProfile) =>
  addBoatInput.extend({ category: categoryAt(club) });

const categoryAt = (club: ClubProfile) =>
  z.enum(
    club.boatKinds.map(({ key }) => key),
    { error: `Please select ${kindChoice(club)}` },
  );

/** What becomes of a booking that a change to its boat touches. */
const bookingSettlement = z.discriminatedUnion("action", [
  z.object({ bookingId: id, action: z.literal("move"), toBoatId: id }),
  z.object({ bookingId: id, action: z.literal("cancel") }),
  z.object({ bookingId: id, action: z.literal("leave") }),
]);
export type BookingDecision = z.infer<typeof bookingSettlement>;

const settlements = z
  .array(bookingSettlement)
  .max(500)
  .refine((all) => new Set(all.map(({ bookingId }) => bookingId)).size === all.length, {
    error: "Please decide once for each booking",
  })
  .default([]);

/** An edit of a boat, at any club: what is left out stays. `managerDisabled` retires it. */
export const editBoatInput = idInput.extend({
  name: boatFields.name.optional(),
  description: boatFields.description.optional(),
  category: boatFields.category.optional(),
  capacity: boatFields.capacity.optional(),
  picture: boatFields.picture,
  lockCode: boatFields.lockCode.optional(),
  managerDisabled: boatFields.managerDisabled.optional(),
  requiredClearance: boatFields.requiredClearance.optional(),
  lights: boatFields.lights.optional(),
  settlements,
  seen: seenOf(boatFields),
});
export type EditBoatInput = z.infer<typeof editBoatInput>;

/** And at one club. */
export const editBoatInputAt = (club: ClubProfile) =>
  editBoatInput.extend({ category: categoryAt(club).optional() });

/** Another lock code, by staff. */
export const changeLockCodeInput = idInput.extend({
  lockCode: boatFields.lockCode,
  seen: seenOf({ lockCode: boatFields.lockCode }),
});
export type ChangeLockCodeInput = z.infer<typeof changeLockCodeInput>;

/** Online or offline, with what becomes of the bookings ahead. */
export const switchBoatInput = idInput.extend({
  available: z.boolean({ error: "Please say whether the boat is available" }),
  confirm: confirmUnusable,
  settlements,
});
export type SwitchBoatInput = z.infer<typeof switchBoatInput>;

/** Days on which a boat cannot be booked, both included. */
export const blockBoatInput = z
  .object({
    boatId: id,
    startDate: clubDate,
    endDate: clubDate,
    reason: z
      .string({ error: "Reason is required" })
      .trim()
      .min(1, { error: "Reason is required" })
      .max(300, { error: "Please keep the reason under 300 characters" }),
    settlements,
  })
  .refine(({ startDate, endDate }) => endDate >= startDate, {
    error: "The end date must not be before the start date",
    path: ["endDate"],
  });
export type BlockBoatInput = z.infer<typeof blockBoatInput>;

export const boatBlockView = z.object({
  id: z.number(),
  boatId: z.number(),
  boatName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  reason: z.string(),
});
export type BoatBlockView = z.infer<typeof boatBlockView>;

/** Whose bookings a change would touch: a boat's, from a day on or between two. */
export const touchedBookingsInput = z.object({
  boatId: id,
  startDate: clubDate.optional(),
  endDate: clubDate.optional(),
});

/** A booking ahead, with the free boats of the same kind it could move to. */
export const touchedBookingView = z.object({
  id: z.number(),
  reference: z.string(),
  memberName: z.string(),
  bookingDate: z.string(),
  startTime: z.string(),
  duration: z.number(),
  hoursUsed: z.number(),
  freeBoats: z.array(z.object({ id: z.number(), name: z.string() })),
});
export type TouchedBookingView = z.infer<typeof touchedBookingView>;
