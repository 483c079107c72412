import { z } from "zod";
import { bookedView } from "../bookings/booking-schemas";
import { id } from "../fields/ids";

/** Why a booking cannot go ahead as it is. */
export const replacementReasons = ["unusable", "no-go"] as const;
export type ReplacementReason = (typeof replacementReasons)[number];

/** What its rower may do about it. */
export const replacementChoices = ["swap", "cancel"] as const;
export type ReplacementChoice = (typeof replacementChoices)[number];

/** What became of an offer: what was chosen, or the boat came back before. */
export const replacementOutcomes = [...replacementChoices, "stay"] as const;
export type ReplacementOutcome = (typeof replacementOutcomes)[number];

/** A one-time token as it stands in a mailed address. */
const token = z.string().min(1).max(100);

export const replacementInput = z.object({ token });

export const chooseReplacementInput = z.object({
  token,
  choice: z.enum(replacementChoices, { error: "Please choose to swap the boat or to cancel" }),
});
export type ChooseReplacementInput = z.infer<typeof chooseReplacementInput>;

/** Staff decide in the place of a rower who has not. */
export const decideReplacementInput = z.object({
  bookingId: id,
  choice: z.enum(replacementChoices),
});
export type DecideReplacementInput = z.infer<typeof decideReplacementInput>;

/** The booking an offer is about. Whoever has the address may be anyone: no code, no name. */
const offeredBooking = bookedView.shape.booking
  .pick({
    id: true,
    reference: true,
    boatId: true,
    hoursUsed: true,
    status: true,
    bookingDate: true,
    startTime: true,
    duration: true,
  })
  .extend({
    boat: z.object({ name: z.string() }),
    /** balance hours of its rower; left out where nobody else pays */
    paid: z.number().optional(),
    /** balance hours of its rower, once it is cancelled; a late cancelling may have kept some */
    hoursReturned: z.number(),
  });

/** An offer as its page shows it. */
export const replacementView = z.object({
  reason: z.enum(replacementReasons),
  /** the boat the offer is about, which the booking may have left since */
  boatName: z.string(),
  booking: offeredBooking,
  /** what may still be chosen; nothing once it is decided or too late */
  choices: z.array(z.enum(replacementChoices)),
  outcome: z.enum(replacementOutcomes).nullable(),
  /** the boat that a swap would take now; null where none is free */
  swapTo: z.object({ id: z.number(), name: z.string() }).nullable(),
});
export type ReplacementView = z.infer<typeof replacementView>;

/** What a choice led to. `hoursRefunded` is balance hours, 0 after a swap. */
export const chosenView = z.object({ booking: offeredBooking, hoursRefunded: z.number() });
export type ChosenView = z.infer<typeof chosenView>;
