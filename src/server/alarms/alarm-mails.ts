import { emergencyLines, neverCallsWords } from "../../shared/incidents/emergency-numbers";
import { fullName } from "../../shared/members/full-name";
import type { ClubProfile } from "../../shared/profile/club-profile";
import type { Formats } from "../../shared/profile/formats";
import { type ClockTime, formatTime } from "../../shared/time/clock-times";
import { type ClubDate, formatDate } from "../../shared/time/club-dates";
import type { Mail } from "../mail/mail";
import { greeting, plainWords } from "../mail/plain-words";

interface Rower {
  id: number;
  firstName: string;
  lastName: string;
  phone: string;
  emergencyContactName: string;
  emergencyContactPhone: string;
}

/** What an alarm tells of a boat that is out. */
interface Sheet {
  bookingId: number;
  boat: string;
  rower: Rower;
  /** who of its crew is in the boat */
  crew: readonly Rower[];
  aboard: readonly string[];
  plan: string;
  day: ClubDate;
  launched: ClockTime;
  due: ClockTime;
  wind: string | null;
}

/** Asks a rower who is late, or somebody of the crew, whether they are back. */
export const rowerLateMail = (
  rower: Pick<Rower, "firstName">,
  { boat, due }: Sheet,
  club: ClubProfile,
): Mail => ({
  kind: "late boat",
  push: {
    words: `Are you back? Your boat was due at ${formatTime(due, club)}`,
    path: "/dashboard#next-outing",
  },
  subject: `Are you back? ${boat} was due at ${formatTime(due, club)}`,
  text: [
    greeting(rower),
    `${boat} was due back at ${formatTime(due, club)}, and the outing log still has you on the water.`,
    'Back already? Please press "Back at the dock". Out and well? Say there how much longer you ' +
      "need: {home}/dashboard",
    ["In need of help? Call:", ...whomToCall(club)].join("\n"),
    `If we hear nothing, the club is told that you are overdue. ${neverCallsWords}`,
  ].join("\n\n"),
});

/** The call sheet of a boat that has not come back. */
export const overdueMail = (sheet: Sheet, club: ClubProfile, contacts?: "with contacts"): Mail => ({
  kind: "overdue boat",
  aboutMemberId: sheet.rower.id,
  subject: `OVERDUE: ${sheet.boat}, due ${formatTime(sheet.due, club)}`,
  text: [
    `${sheet.boat} has not come back.`,
    sheetLines(sheet, club),
    ...(contacts ? [contactLines(sheet)] : []),
    [
      "Look at the dock first, and call the rower: most late boats are back already. If nobody can " +
        "be reached, call:",
      ...whomToCall(club),
    ].join("\n"),
    neverCallsWords,
    "Say that you see to it, or note that the boat is back: " +
      `{home}/incidents/${sheet.bookingId}`,
  ].join("\n\n"),
});

/** What a club that names nobody leaves to who reads it. */
function whomToCall(club: ClubProfile): string[] {
  const lines = emergencyLines(club);
  return lines.length > 0 ? lines : ["the emergency services"];
}

function sheetLines(
  { boat, rower, crew, aboard, plan, day, launched, due, wind }: Sheet,
  club: Formats,
): string {
  const people = aboard.length ? aboard.map(plainWords).join(", ") : "nobody else";
  return [
    `Boat: ${boat}`,
    `Rower: ${reached(rower)}`,
    ...crew.map((person) => `Crew: ${reached(person)}`),
    `Also aboard: ${people}`,
    `Plan: ${plainWords(plan) || "none given"}`,
    `Launched: ${formatTime(launched, club)}`,
    `Due: ${formatTime(due, club)}, ${formatDate(day, "EEEE, MMMM d")}`,
    ...(wind ? [`Wind now: ${wind}`] : []),
  ].join("\n");
}

const reached = (person: Rower) =>
  `${plainWords(fullName(person))}, ${plainWords(person.phone) || "no phone number"}`;

/** The rower's, and of whoever else of the club is in the boat, with whose it is. */
const contactLines = ({ rower, crew }: Sheet): string =>
  [
    contactOf(rower, "Emergency contact", "The rower"),
    ...crew.map((person) => {
      const name = plainWords(fullName(person));
      return contactOf(person, `Emergency contact of ${name}`, name);
    }),
  ].join("\n");

function contactOf(person: Rower, label: string, name: string): string {
  const contact = [person.emergencyContactName, person.emergencyContactPhone].filter(Boolean);
  return contact.length > 0
    ? `${label}: ${plainWords(contact.join(", "))}`
    : `${name} has left no emergency contact.`;
}

/** Lets those who were told of an overdue boat know that it is to stay out longer. */
export const stayingLongerMail = (
  boat: string,
  { by, due, bookingId }: { by: string; due: ClockTime; bookingId: number },
  club: Formats,
): Mail => ({
  kind: "overdue boat stays out",
  subject: `${boat} is to stay out until ${formatTime(due, club)}`,
  text: [
    `${plainWords(by)} says that ${boat}, of which you were told that it is overdue, stays out until ` +
      `${formatTime(due, club)}.`,
    "The alarms go on until the boat is back or somebody of the staff sees to it: " +
      `{home}/incidents/${bookingId}`,
  ].join("\n\n"),
});

/** Lets those who were told of an overdue boat know that it is over. */
export const alarmOverMail = (
  boat: string,
  end: "landed" | { closedBy: string; note: string },
  bookingId: number,
): Mail => ({
  kind: "alarm over",
  subject: end === "landed" ? `${boat} is back` : `No more alarms about ${boat}`,
  text: [
    end === "landed"
      ? `${boat} is back at the dock. Thank you for looking out.`
      : `${plainWords(end.closedBy)} has ended the alarms about ${boat}, which is not noted as back: ` +
        `${plainWords(end.note)}`,
    `What was told and done: {home}/incidents/${bookingId}`,
  ].join("\n\n"),
});

/** Lets those know that it is not over who were told so: the landing was taken back. */
export const stillOutMail = (boat: string, bookingId: number): Mail => ({
  kind: "overdue boat still out",
  subject: `${boat} is still out`,
  text: [
    `That ${boat} is back was a mistake: it was taken back, and the boat is still out.`,
    `The alarms go on: {home}/incidents/${bookingId}`,
  ].join("\n\n"),
});
