import type { BookingLimits } from "../profile/booking-horizon";
import type { ClubProfile } from "../profile/club-profile";
import { Refusal } from "../refusals";
import { type BookingSpan, firstMet, overlaps } from "../time/booking-span";
import type { ClubTime } from "../time/club-now";
import { outingTimes } from "../time/outing-words";
import type { GateAnswer } from "./gate-answer";
import { nearestWords } from "./nearest-words";

/** What takes a boat: an outing, or what is held for somebody on the waitlist. */
export interface Occupancy extends BookingSpan {
  status: "confirmed" | "cancelled" | "held";
}

/** What is taken already where an outing would go, and what the gates say to another one of that day. */
export interface TakenFacts {
  /** what takes the boat that day, without what is held for the rower */
  taken: readonly Occupancy[];
  /** the rower's own outings of that day, in any boat */
  ownOutings: readonly BookingSpan[];
  gates: Pick<GateAnswer, "refusal" | "isStopped">;
  /** of a booking that is moved: where it was */
  moved?: BookingSpan;
  profile: ClubProfile;
}

/**
 * The first of SLOT_TAKEN, SLOT_HELD and OWN_OVERLAP, or null. Each says when what is in the way is, and
 * the nearest start of that day at which nothing is: whoever comes second has to choose anew.
 */
export function refuseTaken(
  span: BookingSpan,
  { taken, ownOutings, gates, moved, profile }: TakenFacts,
  now: ClubTime,
  limits: BookingLimits,
): Refusal | null {
  const isStopped = (other: BookingSpan) =>
    [...taken, ...ownOutings].some((outing) => overlaps(outing, other)) ||
    gates.isStopped(other) ||
    (moved !== undefined && isSameSpan(moved, other));
  const instead = () => nearestWords(span, { isStopped, now, limits, profile });

  const met = (status: Occupancy["status"]) =>
    firstMet(
      taken.filter((one) => one.status === status),
      span,
    );
  const booked = met("confirmed");
  if (booked) {
    const sentence = `This boat is already taken ${outingTimes(booked, profile)}. ${instead()}`;
    return new Refusal("SLOT_TAKEN", sentence);
  }
  const held = met("held");
  if (held) {
    const sentence = `This boat is held ${outingTimes(held, profile)} for somebody on the waitlist right now.`;
    return new Refusal("SLOT_HELD", `${sentence} ${instead()} You can also wait for it.`);
  }
  const own = firstMet(ownOutings, span);
  if (!own) return null;
  const who = limits === "admin" ? "This member already has" : "You already have";
  const sentence = `${who} a booking at that time, ${outingTimes(own, profile)}. ${instead()}`;
  return new Refusal("OWN_OVERLAP", sentence);
}

/** It would lie where it lies. */
const isSameSpan = (one: BookingSpan, other: BookingSpan) =>
  one.bookingDate === other.bookingDate &&
  one.startTime === other.startTime &&
  one.duration === other.duration;
