import { bookingReference } from "../../shared/bookings/booking-reference";
import { silentUntil } from "../../shared/incidents/alarm-ladder";
import type {
  AlarmView,
  IncidentState,
  IncidentView,
  TellingView,
} from "../../shared/incidents/incident-schemas";
import { isOfKind } from "../../shared/mail/mail-kinds";
import { fullName } from "../../shared/members/full-name";
import { type ClockTime, fromMinutes } from "../../shared/time/clock-times";
import { fromDay } from "../../shared/time/club-dates";
import type {
  Alarm,
  Boat,
  Booking,
  CrewEntry,
  IncidentNote,
  Member,
  OutboxMessage,
  Outing,
  WebhookCall,
} from "../generated/prisma/client";
import type { Moment } from "../time/moment";

/** An outing of which an alarm has gone beyond the rower, with all that was told and done. */
export interface IncidentRow extends Outing {
  booking: Booking & {
    boat: Boat;
    member: Member;
    /** who was in the boat when it was launched */
    crew: (CrewEntry & { member: Member | null })[];
  };
  /** in the order in which they were raised */
  alarms: (Alarm & { mails: OutboxMessage[]; calls: WebhookCall[] })[];
  incidentNotes: (IncidentNote & { author: Member })[];
}

/** The incident at a moment; `due` is when the boat is due by now, where it is still out. */
export function toIncidentView(
  row: IncidentRow,
  due: ClockTime | undefined,
  { at, clock, club }: Moment,
): IncidentView {
  const { booking, alarms, incidentNotes } = row;
  const { boat, member } = booking;
  const { dueAt } = lastAlarm(row);
  const state = stateOf(row, at);
  const timeOf = (instant: Date) => fromMinutes(clock.nowAt(instant).minutes);
  const dueTime = timeOf(dueAt);
  return {
    bookingId: booking.id,
    reference: bookingReference(booking.id, club),
    state,
    boat: { id: boat.id, name: boat.name },
    rower: personOut(member),
    crew: crewOut(row).map(personOut),
    aboard: row.aboard,
    plan: row.plan,
    bookingDate: fromDay(booking.bookingDate),
    dueTime,
    extendedTo: due && due > dueTime ? due : null,
    launchedAt: row.launchedAt.toISOString(),
    landedAt: row.landedAt?.toISOString() ?? null,
    silentUntil: state === "acknowledged" ? silentUntil(acknowledgedAt(row)).toISOString() : null,
    notes: incidentNotes.map(({ act, dueAt, note, author, createdAt }) => ({
      act,
      dueTime: timeOf(dueAt),
      note,
      by: fullName(author),
      at: createdAt.toISOString(),
    })),
    alarms: alarms.map(toAlarmView),
  };
}

const personOut = ({ id, firstName, lastName, phone }: Member) => ({
  id,
  firstName,
  lastName,
  phone,
});

/** The members who are in the boat besides its rower. */
export const crewOut = ({ booking }: Pick<IncidentRow, "booking">): Member[] =>
  booking.crew.flatMap(({ member }) => member ?? []);

/** Where an incident stands: what staff did holds for the due time that was told of last. */
export function stateOf(row: Omit<IncidentRow, "booking">, at: Date): IncidentState {
  if (row.landedAt) return "landed";
  if (notesNow(row).some(({ act }) => act === "closed")) return "closed";
  const times = acknowledgedAt(row);
  return times.length > 0 && silentUntil(times) > at ? "acknowledged" : "open";
}

/** The alarm that was raised last beyond the rower; there is one. */
export function lastAlarm({ alarms }: Pick<IncidentRow, "alarms">): Alarm {
  const alarm = alarms.findLast(({ rung: step }) => step !== "rower");
  if (!alarm) throw new Error("No alarm has gone beyond the rower");
  return alarm;
}

const notesNow = (row: Pick<IncidentRow, "alarms" | "incidentNotes">) =>
  row.incidentNotes.filter(({ dueAt }) => dueAt >= lastAlarm(row).dueAt);

const acknowledgedAt = (row: Pick<IncidentRow, "alarms" | "incidentNotes">): Date[] =>
  notesNow(row)
    .filter(({ act }) => act === "acknowledged")
    .map(({ createdAt }) => createdAt);

const toAlarmView = (alarm: IncidentRow["alarms"][number]): AlarmView => ({
  id: alarm.id,
  rung: alarm.rung,
  again: alarm.round > 0,
  at: alarm.createdAt.toISOString(),
  tellings: [
    ...alarm.mails.map((mail) =>
      toTelling(mail, {
        to: mail.recipient,
        how: "mail",
        staysLonger: isOfKind(mail, "overdue boat stays out"),
      }),
    ),
    ...alarm.calls.map((call) =>
      toTelling(call, { to: "the club's program", how: "webhook", staysLonger: false }),
    ),
  ],
});

/** What leaves the server, as its table keeps it. */
type Leaving = Pick<OutboxMessage, "id" | "sentAt" | "setAsideAt" | "lastError"> & {
  kept?: boolean;
};

const toTelling = (
  leaving: Leaving,
  { to, how, staysLonger }: Pick<TellingView, "to" | "how" | "staysLonger">,
): TellingView => ({
  id: leaving.id,
  to,
  how,
  staysLonger,
  state: tellingState(leaving),
  error: leaving.lastError,
  sentAt: leaving.sentAt?.toISOString() ?? null,
});

function tellingState({ sentAt, setAsideAt, lastError, kept }: Leaving): TellingView["state"] {
  if (sentAt) return "sent";
  if (setAsideAt && kept) return "kept";
  if (lastError !== null) return "failed";
  return setAsideAt ? "withdrawn" : "waiting";
}
