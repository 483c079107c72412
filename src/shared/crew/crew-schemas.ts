import { z } from "zod";
import { memberBookingView } from "../bookings/booking-schemas";
import { crewEntryView } from "../bookings/outing-people";
import { email } from "../fields/email";
import { id, idInput } from "../fields/ids";
import { oneLine } from "../fields/one-line";
import { tidyText } from "../fields/tidy-text";
import { mostOpenSeats } from "./crew-rules";

const noEmail = "Please enter a valid email address";
const address = email(noEmail);

/** The address in what a rower typed. */
export const addressOf = (typed: string): string => address.parse(typed);

// It is shown as it was typed, so it stays so.
const typedEmail = z
  .string({ error: noEmail })
  .overwrite(tidyText)
  .refine((typed) => address.safeParse(typed).success, { error: noEmail });

const nobodyNamed = "Please say who: an e-mail, a guest's name, or somebody you rowed with";

/** Whom the rower wants aboard: exactly one of the three. */
export const addCrewInput = idInput
  .extend({
    email: typedEmail.optional(),
    guest: oneLine(80).min(1, { error: "Please name your guest" }).optional(),
    memberId: id.optional(),
  })
  .refine(
    (whom) =>
      [whom.email, whom.guest, whom.memberId].filter((one) => one !== undefined).length === 1,
    { error: nobodyNamed, path: ["email"] },
  );
export type AddCrewInput = z.output<typeof addCrewInput>;

export const crewView = z.object({ crew: z.array(crewEntryView) });
export type CrewView = z.infer<typeof crewView>;

const shares = z.enum(["mine", "equal"], { error: "Please say who pays: mine or equal" });

/** Who pays: `part` is balance hours of each who is in, `ways` how many parts there are. */
export const shareView = z.object({ share: shares, ways: z.number(), part: z.number() });
export type ShareView = z.infer<typeof shareView>;

const rowedWith = z.object({ memberId: z.number(), name: z.string() });
export type RowedWith = z.infer<typeof rowedWith>;

/** A booking's crew, for its rower, whoever is in, and staff. */
export const outingCrewView = crewView.extend({
  ...shareView.shape,
  /** seats that any member may ask for */
  open: z.number(),
  /** for whoever is in: which entry is theirs */
  ownEntry: z.number().optional(),
  /** for whoever is in: what comes back on leaving now, in balance hours; null where it stays paid */
  backOnLeaving: z.number().nullable().optional(),
  /** for its rower: whom they rowed with before and may ask by a press */
  rowedWith: z.array(rowedWith).optional(),
});
export type OutingCrewView = z.infer<typeof outingCrewView>;

export const crewEntryInput = idInput.extend({ crewId: id });

/** An entry for the export of whoever's booking it is of, or whom it is about. */
export const ownCrewEntry = crewEntryView.extend({
  bookingId: z.number(),
  /** who comes along, as their rower sees them; to whoever comes along, the rower */
  name: z.string(),
  /** balance hours */
  part: z.number(),
  createdAt: z.string(),
  joinedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  aboard: z.boolean(),
});

/** What a member is asked. `cost` is balance hours. */
export const invitationView = z.object({
  id: z.number(),
  booking: z.object({
    id: z.number(),
    boat: z.object({ id: z.number(), name: z.string() }),
    bookingDate: z.string(),
    startTime: z.string(),
    duration: z.number(),
  }),
  /** the rower, in short */
  from: z.string(),
  cost: z.number(),
});
export type InvitationView = z.infer<typeof invitationView>;

/** `cost` is what its reader saw. */
export const acceptCrewInput = idInput.extend({ cost: z.number().optional() });
export type AcceptCrewInput = z.infer<typeof acceptCrewInput>;

/** The answer of who was asked and came along. */
const joinedView = z.object({ booking: memberBookingView, hoursRemaining: z.number() });

/** Somebody who was asked joins; a rower takes somebody who asked, and sees the crew. */
export const acceptedView = z.union([joinedView, crewView]);
export type AcceptedView = z.infer<typeof acceptedView>;

export const declinedView = z.union([crewView, z.object({ ok: z.literal(true) })]);
export type DeclinedView = z.infer<typeof declinedView>;

const waysError = "Please say into how many parts, from 2 on";

export const shareInput = idInput
  .extend({
    share: shares,
    ways: z.int({ error: waysError }).min(1, { error: waysError }).optional(),
  })
  .refine(({ share, ways = 1 }) => share === "mine" || ways >= 2, {
    error: waysError,
    path: ["ways"],
  });
export type ShareInput = z.infer<typeof shareInput>;

const openError = `Please open 0 to ${mostOpenSeats} seats`;
export const openSeatsInput = idInput.extend({
  open: z
    .int({ error: openError })
    .min(0, { error: openError })
    .max(mostOpenSeats, { error: openError }),
});
export type OpenSeatsInput = z.infer<typeof openSeatsInput>;

export const openSeatsView = z.object({ open: z.number() });

/** An outing of the days ahead with seats that a member may ask for; `cost` is balance hours. */
export const seatView = z.object({
  bookingId: z.number(),
  boat: z.object({ id: z.number(), name: z.string() }),
  bookingDate: z.string(),
  startTime: z.string(),
  duration: z.number(),
  open: z.number(),
  with: z.string(),
  cost: z.number(),
});
export type SeatView = z.infer<typeof seatView>;
