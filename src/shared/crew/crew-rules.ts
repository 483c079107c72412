import type { CancellableBooking } from "../bookings/cancelling-rules";
import type { CrewEntryView } from "../bookings/outing-people";
import { comparable } from "../fields/compare-words";
import { Refusal } from "../refusals";
import { minutesUntil } from "../time/booking-span";
import type { ClubTime } from "../time/club-now";

/** How many are asked at a time for one outing, and by one member in a day. */
const mostAsked = 10;
const mostAsksADay = 20;

/** How many seats of an outing a rower may open at most. */
export const mostOpenSeats = 8;

/** Who is in the boat besides its rower, or may yet be. */
export interface CrewEntry {
  state: CrewEntryView["state"];
  /** null for a guest, and for an address of nobody who could come */
  memberId: number | null;
  /** a guest's name, or the address as the rower typed it */
  words: string | null;
}

/** A crew changes until the start or the launch; rules, Crew. */
export function refuseCrewChange(booking: CancellableBooking, now: ClubTime): Refusal | null {
  if (booking.status === "cancelled") return new Refusal("ALREADY_CANCELLED");
  if (booking.outing) return new Refusal("ALREADY_LAUNCHED", alreadyOut[booking.outing]);
  if (minutesUntil(booking, now) > 0) return null;
  return new Refusal("BOOKING_STARTED", "This outing has started, so its crew stays as it is.");
}

const alreadyOut = {
  out: "The boat is out, so its crew stays as it is.",
  landed: "This outing has been rowed, so its crew stays as it is.",
};

/** How many are in the boat besides its rower. */
const aboardOf = (crew: readonly Pick<CrewEntry, "state">[]): number =>
  crew.filter(({ state }) => state === "in" || state === "guest").length;

export const inOf = <Entry extends Pick<CrewEntry, "state">>(crew: readonly Entry[]): Entry[] =>
  crew.filter(({ state }) => state === "in");

/** What an outing has room for. */
export interface Seats {
  /** of the boat, the rower's among them */
  capacity: number;
  share: string;
  ways: number;
}

/** Seats that nobody is in: where the cost is shared, at most as many as have a part to pay. */
export function seatsLeft(
  { capacity, share, ways }: Seats,
  crew: readonly Pick<CrewEntry, "state">[],
) {
  const room = capacity - 1 - aboardOf(crew);
  return Math.max(0, share === "equal" ? Math.min(room, ways - 1 - inOf(crew).length) : room);
}

/** Seats for guests, who pay nothing. */
export const guestSeatsLeft = ({ capacity }: Seats, crew: readonly Pick<CrewEntry, "state">[]) =>
  capacity - 1 - aboardOf(crew);

/** Whom the rower names. */
export interface Named {
  guest?: string | undefined;
  /** an address as it was typed */
  email?: string | undefined;
  memberId?: number | undefined;
}

/** Why the rower may not have somebody aboard, or ask them; rules, Crew. */
export function refuseAdding(
  { guest, email, memberId }: Named,
  { crew, seats, rower, address, askedToday }: AddingFacts,
): Refusal | null {
  const isOneself = memberId === rower.id || address === rower.email;
  if (isOneself)
    return new Refusal("ASKED_ONESELF", undefined, memberId === undefined ? "email" : "memberId");
  const words = guest ?? email;
  const isNamed = crew.some((one) =>
    words === undefined
      ? one.memberId === memberId && one.words === null
      : one.words !== null && comparable(one.words) === comparable(words),
  );
  const field = guest !== undefined ? "guest" : email !== undefined ? "email" : "memberId";
  if (isNamed) return new Refusal("ALREADY_ASKED", undefined, field);
  if (guest !== undefined) {
    return guestSeatsLeft(seats, crew) > 0
      ? null
      : new Refusal("TOO_MANY_ABOARD", boatIsFull(seats), field);
  }
  if (crew.filter(({ state }) => state === "asked").length >= mostAsked) {
    return new Refusal("TOO_MANY_ASKED", undefined, field);
  }
  return askedToday < mostAsksADay ? null : new Refusal("ASKED_TOO_OFTEN", undefined, field);
}

interface AddingFacts {
  crew: readonly CrewEntry[];
  seats: Seats;
  rower: { id: number; email: string };
  /** the address in what was typed, as the club knows addresses; null where none was */
  address: string | null;
  /** how often they asked somebody since midnight */
  askedToday: number;
}

export const boatIsFull = ({ capacity }: Pick<Seats, "capacity">) =>
  capacity === 1
    ? "This boat carries its rower and nobody else."
    : `This boat carries ${capacity} people, the rower among them.`;
