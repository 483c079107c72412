import { bookingReference } from "../../shared/bookings/booking-reference";
import { ladderDueAt } from "../../shared/incidents/alarm-ladder";
import { initialOf } from "../../shared/members/short-name";
import { dueTimeOf } from "../../shared/outings/due-time";
import { continuationsOf } from "../../shared/outings/outing-chain";
import type { OutingView } from "../../shared/outings/outing-schemas";
import { logStateOf } from "../../shared/outings/outing-state";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { type ClockTime, endTime, toMinutes } from "../../shared/time/clock-times";
import type { ClubDate } from "../../shared/time/club-dates";
import type { ClubNow, ClubTime } from "../../shared/time/club-now";
import type { BoatOutColumn } from "../fleet/boat-out-columns";
import { chainOut, toLink } from "../fleet/boat-out-queries";
import { crewAboard, guestsOf, type OutingPeople } from "../fleet/outing-participants";
import { spanOf } from "../fleet/span-of";
import type { Alarm, Boat, Booking, IncidentNote, Outing } from "../generated/prisma/client";
import type { ClubClock } from "../time/club-clock";

/** A booking with what the log knows of it. */
export interface LoggedBooking extends Booking, OutingPeople {
  boat: Pick<Boat, "id" | "name">;
  outing: LoggedOuting | null;
}

/** What was logged, with the alarms that have gone beyond the rower, and where staff closed them. */
type LoggedOuting = Outing & {
  alarms: Pick<Alarm, "dueAt">[];
  incidentNotes: Pick<IncidentNote, "dueAt">[];
};

/** Who sees it. Names are whole to staff and of oneself, and short to each other. */
export interface Viewer {
  id: number | null;
  isStaff: boolean;
}

export interface LogTime {
  now: ClubNow;
  clock: ClubClock;
  club: ClubProfile;
  /** since when outings are logged; null while they are not */
  loggedFrom: ClubTime | null;
  /** the boats that have not come back, by the bookings that wait for them */
  stillOut: ReadonlyMap<number, BoatOutColumn>;
}

/**
 * The outings of these bookings, in their order: what was logged, and what should be or should have
 * been since the log is kept. Whole days of a rower and a boat belong together, because one booking
 * may continue another.
 */
export function toOutingViews(
  bookings: readonly LoggedBooking[],
  viewer: Viewer,
  time: LogTime,
): OutingView[] {
  const out = outingsOut(bookings);
  return bookings.flatMap((booking) => {
    const known = out.get(booking.id) ?? ownOuting(booking);
    return known || isExpected(booking, time) ? [toOutingView(booking, known, viewer, time)] : [];
  });
}

interface Known {
  outing: LoggedOuting;
  due: ClockTime;
  continues: number | null;
}

function ownOuting(booking: LoggedBooking): Known | undefined {
  const { outing } = booking;
  if (!outing) return undefined;
  const { extendedTo, continues } = outing;
  return { outing, due: dueTimeOf(endOf(booking), extendedTo), continues };
}

/** The outings that are not back yet, by booking: those that were launched, and what continues them. */
function outingsOut(bookings: readonly LoggedBooking[]): Map<number, Known> {
  const free = bookings
    .filter(({ outing, status }) => !outing && status === "confirmed")
    .map(toLink);
  const known = new Map<number, Known>();
  for (const { outing, ...booking } of bookings) {
    if (!outing || outing.landedAt) continue;
    const head = toLink(booking);
    const continuations = continuationsOf(head, free);
    const last = continuations.at(-1) ?? head;
    const due = dueTimeOf(endTime(last.startTime, last.duration), outing.extendedTo);
    known.set(head.id, { outing, due, continues: null });
    for (const { id } of continuations) known.set(id, { outing, due, continues: head.id });
  }
  return known;
}

/** Whether a booking without an outing is one that the log should have, or should have had. */
function isExpected(booking: LoggedBooking, { now, loggedFrom }: LogTime): boolean {
  if (!loggedFrom || booking.status !== "confirmed") return false;
  const span = spanOf(booking);
  const ended = isBefore({ day: span.bookingDate, minutes: toMinutes(endOf(booking)) - 1 }, now);
  const start = { day: span.bookingDate, minutes: toMinutes(span.startTime) };
  return !ended || !isBefore(start, loggedFrom);
}

const isBefore = (moment: { day: string; minutes: number }, time: ClubTime): boolean =>
  moment.day === time.today ? moment.minutes < time.minutes : moment.day < time.today;

const endOf = (booking: Booking) => {
  const { startTime, duration } = spanOf(booking);
  return endTime(startTime, duration);
};

function toOutingView(
  booking: LoggedBooking,
  known: Known | undefined,
  viewer: Viewer,
  { now, clock, club, stillOut }: LogTime,
): OutingView {
  const { boat, id } = booking;
  const span = spanOf(booking);
  const dueTime = known?.due ?? endOf(booking);
  const logged = known ? toLogged(known.outing) : { ...notLogged, aboard: guestsOf(booking) };
  const before = known ? undefined : stillOut.get(id);
  const alarmed = known !== undefined && isAlarmed(known, span.bookingDate, clock);
  return {
    bookingId: id,
    reference: bookingReference(id, club),
    boat: { id: boat.id, name: boat.name },
    rower: rowerSeenBy(viewer, booking),
    bookingDate: span.bookingDate,
    startTime: span.startTime,
    endTime: endOf(booking),
    dueTime,
    ...logged,
    crew: crewAboard(booking, viewer.isStaff),
    continues: known?.continues ?? null,
    stillOut: before ? dueOf(before) : null,
    alarmed,
    state: logStateOf({ ...span, ...logged, dueTime, alarmed }, now),
  };
}

function rowerSeenBy({ id, isStaff }: Viewer, { memberId, member }: LoggedBooking) {
  const { firstName, lastName } = member;
  const isWhole = isStaff || id === memberId;
  return { id: memberId, firstName, lastName: isWhole ? lastName : initialOf(lastName) };
}

function dueOf({ head, others, extendedTo }: BoatOutColumn): OutingView["stillOut"] {
  const { due: dueTime } = chainOut(head, others, extendedTo);
  return { bookingDate: head.bookingDate, dueTime };
}

function isAlarmed({ outing, due }: Known, day: ClubDate, clock: ClubClock): boolean {
  const alarmed = dueTimes(outing.alarms);
  const closed = dueTimes(outing.incidentNotes);
  const dueAt = ladderDueAt(clock.instantOf(day, due), { alarmed, closed });
  return alarmed.some((told) => told.getTime() === dueAt.getTime());
}

const dueTimes = (rows: readonly { dueAt: Date }[]) => rows.map(({ dueAt }) => dueAt);

const toLogged = (outing: Outing) => ({
  aboard: outing.aboard,
  plan: outing.plan,
  launchedAt: outing.launchedAt.toISOString(),
  landedAt: outing.landedAt?.toISOString() ?? null,
  kilometres: outing.kilometres?.toNumber() ?? null,
  note: outing.note,
  doubtful: outing.doubtful,
  writtenAfterwards: outing.writtenAfterwards,
  launchHeardAt: outing.launchHeardAt.toISOString(),
  landHeardAt: outing.landHeardAt?.toISOString() ?? null,
});

const notLogged = {
  plan: "",
  launchedAt: null,
  landedAt: null,
  kilometres: null,
  note: "",
  doubtful: false,
  writtenAfterwards: false,
  launchHeardAt: null,
  landHeardAt: null,
};
