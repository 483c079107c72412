import { z } from "zod";
import { codesFrom } from "../access-codes/codes-schemas";
import { conditionsView } from "../conditions/conditions-schemas";
import { id, idInput } from "../fields/ids";
import { seenOf } from "../fields/seen";
import type { ClubProfile } from "../profile/club-profile";
import { adminMinutes, onTheHour } from "../profile/day-hours";
import {
  adminLengths,
  lengthSentence,
  longestAnywhere,
  memberLengths,
} from "../profile/outing-lengths";
import { clubDate } from "../time/date-schema";
import { crewEntryView, outingRole } from "./outing-people";

const notHalfHour = "Please select a time on the hour or half hour";

/** `HH:mm`, on the hour or half hour, anywhere in the day. */
const halfHourTime = z
  .string({ error: notHalfHour })
  .regex(/^([01]\d|2[0-3]):(00|30)$/, { error: notHalfHour });

/** Half hours from the shortest to the longest of these lengths, with the sentence for anything else. */
const halfHours = (lengths: readonly number[], error = lengthSentence(lengths)) => {
  const [min, max] = [Math.min(...lengths), Math.max(...lengths)];
  return z.number({ error }).min(min, { error }).max(max, { error }).multipleOf(0.5, { error });
};

/** Every length that some club offers. */
const anyLengths = memberLengths({ longestOuting: longestAnywhere });

/** What a member sends to book a boat, at any club. The field names are documented and stay. */
export const bookBoatInput = z.object({
  boatId: id,
  dateStr: clubDate,
  timeStr: halfHourTime,
  duration: halfHours(anyLengths),
});
export type BookBoatInput = z.infer<typeof bookBoatInput>;

/** And at one club. */
export const bookBoatInputAt = (club: ClubProfile) =>
  bookBoatInput.extend({ duration: halfHours(memberLengths(club)) });

/** Why somebody of staff does what would be refused otherwise. */
export const overrideReason = z
  .string()
  .trim()
  .min(3, { error: "Please say in a few words why" })
  .max(200, { error: "Please keep this under 200 characters" })
  .optional();

/** What an admin sends to book for a member, at any club. */
export const bookForMemberInput = bookBoatInput.extend({ memberId: id, override: overrideReason });
export type BookForMemberInput = z.infer<typeof bookForMemberInput>;

/** And at one club: hourly starts, and from an hour on. */
export const bookForMemberInputAt = (club: ClubProfile) =>
  bookForMemberInput.extend({
    timeStr: adminStart(club),
    duration: halfHours(adminLengths(club)),
  });

/** A start at which admins book, where those of all days are as many minutes past the hour. */
function adminStart(club: ClubProfile) {
  const minutes = adminMinutes(club);
  return minutes === null
    ? halfHourTime
    : halfHourTime.endsWith(`:${minutes}`, { error: onTheHour(minutes) });
}

/** What a booking is to become, at any club; what is left out stays. The field names are documented and stay. */
export const moveBookingInput = idInput
  .extend({
    ...bookBoatInput.partial().shape,
    override: overrideReason,
    seen: seenOf(bookBoatInput.shape),
  })
  .refine(
    ({ boatId, dateStr, timeStr, duration }) =>
      [boatId, dateStr, timeStr, duration].some((wanted) => wanted !== undefined),
    { error: "Please say what is to change: boat, day, start or duration", path: ["dateStr"] },
  );
export type MoveBookingInput = z.infer<typeof moveBookingInput>;

/** And at one club. Longer than it offers is left to the rule, because the booking may be so already. */
export const moveBookingInputAt = (club: ClubProfile) =>
  moveBookingInput.safeExtend({
    duration: halfHours(anyLengths, lengthSentence(memberLengths(club))).optional(),
  });

const bookingStatus = z.enum(["confirmed", "cancelled"]);

/** What spoke against an outing when it was booked, with the code of the refusal it would have been. */
export const bookingWarnings = z
  .array(z.object({ code: z.string(), message: z.string() }))
  .default([]);

/** How the conditions looked when it was booked; null where there was no verdict. */
export const seenConditions = conditionsView.nullable().default(null);

/** Which of how many a booking is that was booked for several weeks at once; it never changes. */
const inSeries = z.object({ id: z.number(), n: z.number(), of: z.number() }).optional();

/** The answer to a booking. `hoursUsed` is balance hours. */
export const bookedView = z.object({
  booking: z.object({
    id: z.number(),
    reference: z.string(),
    boatId: z.number(),
    bookingDate: z.string(),
    startTime: z.string(),
    duration: z.number(),
    hoursUsed: z.number(),
    status: bookingStatus,
    warnings: bookingWarnings,
    override: z.string().nullable().default(null),
    conditions: seenConditions,
    series: inSeries,
  }),
  hoursRemaining: z.number(),
});
export type BookedView = z.infer<typeof bookedView>;

/** The answer to a move. Charged and refunded is only the difference, in balance hours. */
export const movedView = bookedView.extend({ hoursCharged: z.number(), hoursRefunded: z.number() });
export type MovedView = z.infer<typeof movedView>;

/** A booking that a member has, in whatever role. The lock code is null while it is not shown. */
export const memberBookingView = z.object({
  id: z.number(),
  role: outingRole.default("rower"),
  reference: z.string(),
  boatId: z.number(),
  boat: z.object({
    name: z.string(),
    lockCode: z.string().nullable(),
    /** it carries its rower and nobody else; left out where it carries more */
    forOne: z.literal(true).optional(),
  }),
  bookingDate: z.string(),
  startTime: z.string(),
  duration: z.number(),
  /** of the whole outing, whoever pays */
  hoursUsed: z.number(),
  /** what of that this member pays; once it is cancelled, what stayed charged to them */
  paid: z.number().optional(),
  /** what stayed charged of the whole when it was cancelled late */
  hoursKept: z.number().default(0),
  /** weather, closure or boat stand against it: however late it is cancelled, everything comes back */
  excused: z.boolean().default(false),
  status: bookingStatus,
  createdAt: z.string(),
  /** whether it has another boat, day or start than it was booked with, by its rower or an admin */
  moved: z.boolean().default(false),
  /** the boat it was booked in, by name, while the club has given it another */
  insteadOf: z.string().nullable().default(null),
  /** when its codes appear; null once they have, or never will */
  codesFrom: codesFrom.nullable(),
  warnings: bookingWarnings,
  conditions: seenConditions,
  series: inSeries,
  /** its rower */
  member: z.object({ id: z.number() }),
  /** who else is in the boat, in short; left out where nobody is */
  with: z.array(z.string()).optional(),
  /** for its rower everyone, for the others who is in; left out where there is nobody */
  crew: z.array(crewEntryView).optional(),
});
export type MemberBookingView = z.infer<typeof memberBookingView>;

/** An outing that the member could book as it is; `cost` is balance hours. */
export const suggestionView = z.object({
  boat: z.object({ id: z.number(), name: z.string() }),
  bookingDate: z.string(),
  startTime: z.string(),
  duration: z.number(),
  cost: z.number(),
  /** whether it is their last outing once more */
  sameAgain: z.boolean(),
});
export type SuggestionView = z.infer<typeof suggestionView>;

/** Which day of a boat is looked at. */
export const outlookInput = idInput.extend({ date: clubDate });

/** What sky and forecast say to an hour's outing from each start. */
export const outlookView = z.array(
  z.object({
    startTime: z.string(),
    daylight: z.enum(["light", "dark"]),
    /** null where nothing is foreseen, or the club does not go by it */
    verdict: conditionsView.shape.verdict.nullable(),
    reasons: conditionsView.shape.reasons,
  }),
);
export type OutlookView = z.infer<typeof outlookView>;

/** The first start that anybody could take today or tomorrow; null when there is none. */
export const soonestFreeView = z.object({
  start: z.object({ bookingDate: clubDate, startTime: z.string(), boats: z.number() }).nullable(),
});

/** A booking as admins see it. The field names are documented and stay. */
export const adminBookingView = z.object({
  id: z.number(),
  reference: z.string(),
  date: z.string(),
  time: z.string(),
  duration: z.number(),
  status: bookingStatus,
  memberId: z.number(),
  memberName: z.string(),
  memberEmail: z.string(),
  boatId: z.number(),
  boatName: z.string(),
  /** balance hours */
  hoursUsed: z.number(),
  warnings: bookingWarnings,
  /** why an admin booked it all the same */
  override: z.string().nullable(),
  conditions: seenConditions,
  series: inSeries,
});
export type AdminBookingView = z.infer<typeof adminBookingView>;

/** Which booking to cancel; an admin may say why, and the member reads it. */
export const cancelBookingInput = idInput.extend({
  reason: z
    .string()
    .trim()
    .max(300, { error: "Please keep the reason under 300 characters" })
    .optional(),
});
export type CancelBookingInput = z.infer<typeof cancelBookingInput>;

export const cancelledView = z.object({ hoursRefunded: z.number(), hoursRemaining: z.number() });
export type CancelledView = z.infer<typeof cancelledView>;

/** Which days an admin asks for, both included. */
export const bookingRangeInput = z
  .object({ startDate: clubDate, endDate: clubDate })
  .refine(({ startDate, endDate }) => endDate >= startDate, {
    error: "The end date must not be before the start date",
    path: ["endDate"],
  });
