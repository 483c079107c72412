import { z } from "zod";
import { closureView } from "../closures/closure-schemas";
import { boatDamage } from "../damage/boat-damage";
import { id, idInput } from "../fields/ids";
import { qrCodeView } from "../fields/qr-code";
import { someDays } from "../time/date-schema";
import { availabilityDays } from "../time/span";

/** A boat as everyone sees it; managers and admins also get its lock code. */
export const boatView = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  capacity: z.number(),
  hourlyRate: z.string(),
  imageUrl: z.string(),
  available: z.boolean(),
  managerDisabled: z.boolean(),
  /** the clearance without which nobody takes it */
  requiredClearance: z.string().nullable(),
  lights: z.boolean(),
  damage: boatDamage,
  lockCode: z.string().nullable().optional(),
});
export type BoatView = z.infer<typeof boatView>;

/** What is glued onto a boat. */
export const boatLabelView = z.object({
  id: z.number(),
  name: z.string(),
  address: z.string(),
  qrCode: qrCodeView,
});
export type BoatLabel = z.infer<typeof boatLabelView>;

/** What a change of a boat answers. */
export const boatAnswer = z.object({ boat: boatView });
export type BoatAnswer = z.infer<typeof boatAnswer>;

/** The whole fleet's outings between two days, both included, at most 100 days. */
export const diariesInput = someDays(availabilityDays);
export type DiariesInput = z.infer<typeof diariesInput>;

/** One boat's outings between two such days. */
export const availabilityInput = diariesInput.safeExtend({ id });
export type AvailabilityInput = z.infer<typeof availabilityInput>;

/** When a boat is out or blocked. Nothing in it says by whom. */
export const availabilityView = z.object({
  bookings: z.array(
    z.object({
      bookingDate: z.string(),
      startTime: z.string(),
      duration: z.number(),
      /** `held` is offered to somebody on the waitlist for now */
      status: z.enum(["confirmed", "cancelled", "held"]),
    }),
  ),
  blocks: z.array(z.object({ startDate: z.string(), endDate: z.string(), reason: z.string() })),
  /** when the whole club is closed in these days */
  closures: z.array(closureView),
});
export type AvailabilityView = z.infer<typeof availabilityView>;

/** When each boat of the fleet is out or blocked. */
export const diaryView = availabilityView.extend({ boatId: z.number() });
export type DiaryView = z.infer<typeof diaryView>;

/** The boat goes online although a report says that it is unusable. */
export const confirmUnusable = z.boolean().optional();

export const toggleBoatInput = idInput.extend({
  available: z.boolean({ error: "Please say whether the boat is available" }),
  confirm: confirmUnusable,
});
