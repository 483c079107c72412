import { formatHours } from "../../shared/hours/quarters";
import { shortName } from "../../shared/members/short-name";
import type { Formats } from "../../shared/profile/formats";
import type { Mail, PushWords } from "../mail/mail";
import { greeting } from "../mail/plain-words";
import { shortly, when } from "../mail/when-words";
import type { CrewOuting, Person } from "./crew-outing";

const onDashboard = "{home}/dashboard#crew";

/** Names nobody: anyone may see it. */
const push = (words: string): PushWords => ({ words, path: "/dashboard#crew" });

const paid = (cost: number) =>
  cost === 0 ? "It costs you nothing." : `Your part is ${formatHours(cost)}.`;
const returned = (hours: number) =>
  hours === 0 ? [] : [`${formatHours(hours)} went back to your account.`];

/** Somebody is asked to come along; once more, where the outing has changed since they were. */
export const crewAskedMail = (
  member: Person,
  outing: CrewOuting & {
    entryId: number;
    from: Person;
    cost: number;
    anew: boolean;
    returned: number;
  },
  formats: Formats,
): Mail => {
  const { from, anew, boat, cost, entryId } = outing;
  return {
    kind: anew ? "crew asked again" : "crew asked",
    ...(anew && { bookingId: outing.id }),
    push: push(
      anew
        ? `Changed since you agreed: rowing ${shortly(outing, formats)}`
        : `Somebody asks you to row ${shortly(outing, formats)}`,
    ),
    aboutMemberId: from.id,
    aboutId: entryId,
    subject: anew
      ? `${shortName(from)} has changed your outing: ${boat}, ${shortly(outing, formats)}`
      : `Row with ${shortName(from)}? ${boat}, ${shortly(outing, formats)}`,
    text: [
      greeting(member),
      anew
        ? `${shortName(from)} rows ${boat} at another time or in another boat than you agreed to. It is now:\n${boat}\n${when(outing, formats)}`
        : `${shortName(from)} asks you to row with them:\n${boat}\n${when(outing, formats)}`,
      ...returned(outing.returned),
      `${paid(cost)} Say yes or no on your dashboard: ${onDashboard}`,
    ].join("\n\n"),
  };
};

/** The rower hears who comes along. `answers`: they had asked, and did not say yes themselves. */
export const crewJoinedMail = (
  rower: Person,
  outing: CrewOuting & { who: Person; returned: number; answers: boolean },
  formats: Formats,
): Mail => ({
  kind: "crew joined",
  ...(outing.answers && { push: push(`Somebody said yes: rowing ${shortly(outing, formats)}`) }),
  aboutMemberId: outing.who.id,
  bookingId: outing.id,
  subject: `${shortName(outing.who)} rows with you ${shortly(outing, formats)}`,
  text: [
    greeting(rower),
    `${shortName(outing.who)} is in: ${outing.boat}, ${when(outing, formats)}.`,
    ...returned(outing.returned),
    `Your outing: ${onDashboard}`,
  ].join("\n\n"),
});

/** And whoever came along has the outing in their calendar. `answers`: they had asked for a seat. */
export const inCrewMail = (
  member: Person,
  outing: CrewOuting & { with: Person; cost: number; answers: boolean },
  formats: Formats,
): Mail => ({
  kind: "in crew",
  ...(outing.answers && { push: push(`You have a seat: rowing ${shortly(outing, formats)}`) }),
  aboutMemberId: outing.with.id,
  bookingId: outing.id,
  subject: `You row with ${shortName(outing.with)} ${shortly(outing, formats)}`,
  text: [
    greeting(member),
    `you are in: ${outing.boat}, ${when(outing, formats)}.`,
    `${paid(outing.cost)} You can leave until it starts: ${onDashboard}`,
  ].join("\n\n"),
});

/** The rower hears of a no. */
export const crewDeclinedMail = (
  rower: Person,
  outing: CrewOuting & { who: Person },
  formats: Formats,
): Mail => ({
  kind: "crew declined",
  push: push(`Somebody you asked cannot row ${shortly(outing, formats)}`),
  aboutMemberId: outing.who.id,
  aboutId: outing.id,
  subject: `${shortName(outing.who)} cannot row ${shortly(outing, formats)}`,
  text: [
    greeting(rower),
    `${shortName(outing.who)} does not come along: ${outing.boat}, ${when(outing, formats)}.`,
    `Ask somebody else: ${onDashboard}`,
  ].join("\n\n"),
});

/** The rower hears that somebody left. */
export const crewLeftMail = (
  rower: Person,
  outing: CrewOuting & { who: Person; charged: number },
  formats: Formats,
): Mail => ({
  kind: "crew left",
  aboutMemberId: outing.who.id,
  bookingId: outing.id,
  subject: `${shortName(outing.who)} no longer rows with you ${shortly(outing, formats)}`,
  text: [
    greeting(rower),
    `${shortName(outing.who)} has left: ${outing.boat}, ${when(outing, formats)}.`,
    ...(outing.charged ? [`Their part of ${formatHours(outing.charged)} is yours now.`] : []),
    `Ask somebody else: ${onDashboard}`,
  ].join("\n\n"),
});

/** Who left, or was taken out, has it no longer in their calendar. */
export const leftCrewMail = (
  member: Person,
  outing: CrewOuting & { with: Person; returned: number; byRower: boolean; staysPaid: number },
  formats: Formats,
): Mail => ({
  kind: "left crew",
  ...(outing.byRower && {
    push: push(`No longer in the crew: rowing ${shortly(outing, formats)}`),
  }),
  aboutMemberId: outing.with.id,
  bookingId: outing.id,
  subject: `You no longer row with ${shortName(outing.with)} ${shortly(outing, formats)}`,
  text: [
    greeting(member),
    outing.byRower
      ? `${shortName(outing.with)} has taken you out of the crew: ${outing.boat}, ${when(outing, formats)}.`
      : `you left ${outing.boat}, ${when(outing, formats)}.`,
    ...returned(outing.returned),
    ...(outing.staysPaid
      ? [
          `${formatHours(outing.staysPaid)} ${outing.staysPaid === 1 ? "stays" : "stay"} paid, because nobody else can pay them now. They come back ` +
            "if the outing is cancelled or moved.",
        ]
      : []),
  ].join("\n\n"),
});

/** The outing is cancelled for all who are in it, whatever they do without. */
export const crewCancelledMail = (
  member: Person,
  outing: CrewOuting & { returned: number },
  formats: Formats,
): Mail => ({
  kind: "booking cancelled",
  topic: null,
  push: push(`Your outing ${shortly(outing, formats)} is cancelled`),
  bookingId: outing.id,
  subject: "{reference} is cancelled",
  text: [
    greeting(member),
    `your outing ${when(outing, formats)} with ${outing.boat} is cancelled.`,
    ...returned(outing.returned),
  ].join("\n\n"),
});

/** Who was asked and has not answered need not any more. */
export const askOverMail = (
  member: Person,
  outing: CrewOuting & { from: Person; why: string },
  formats: Formats,
): Mail => ({
  kind: "crew ask over",
  push: push(`No longer open: rowing ${shortly(outing, formats)}`),
  aboutMemberId: outing.from.id,
  aboutId: outing.id,
  subject: `No longer open: ${outing.boat}, ${shortly(outing, formats)}`,
  text: [
    greeting(member),
    `the outing of ${shortName(outing.from)}, ${outing.boat}, ${when(outing, formats)}: ${outing.why}`,
  ].join("\n\n"),
});

/** Somebody asks the rower for a seat. */
export const seatAskedMail = (
  rower: Person,
  outing: CrewOuting & { who: Person; entryId: number },
  formats: Formats,
): Mail => ({
  kind: "seat asked",
  push: push(`Somebody asks you for a seat: rowing ${shortly(outing, formats)}`),
  aboutMemberId: outing.who.id,
  aboutId: outing.entryId,
  subject: `${shortName(outing.who)} would row with you ${shortly(outing, formats)}`,
  text: [
    greeting(rower),
    `${shortName(outing.who)} asks for a seat: ${outing.boat}, ${when(outing, formats)}.`,
    `Say yes or no: ${onDashboard}`,
  ].join("\n\n"),
});

/** The club gave their outing another boat of its kind. */
export const crewBoatMail = (
  member: Person,
  outing: CrewOuting & { from: string; reason: string },
  formats: Formats,
): Mail => ({
  kind: "booking moved",
  topic: "crew",
  bookingId: outing.id,
  subject: `{reference} is now on ${outing.boat}`,
  text: [
    greeting(member),
    `your outing on ${when(outing, formats)} moves from ${outing.from} to ${outing.boat}: ${outing.reason}.`,
    "Date and time stay as they were, and so does your part.",
  ].join("\n\n"),
});
