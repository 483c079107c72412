import type { Role } from "../members/role";
import type { MailTopic } from "./mail-topics";

/** When a message leaves, first to last, after all alarms (server/mail/mail-order.ts). */
export const mailOrders = [
  "prompt",
  "password link",
  "reminder",
  "unhurried",
  "announcement",
  "invitation",
] as const;

/** Who or what decides whether a message is still true when it leaves (server/delivery/why-outdated.ts). */
export type MailJudge =
  | "alarm"
  | "announcement"
  | "applicant"
  | "application"
  | "backup"
  | "booking"
  | "clearance"
  | "crew entry"
  | "damage"
  | "email"
  | "fee"
  | "expiring hours"
  | "hold"
  | "hours"
  | "introductory row"
  | "invitation"
  | "member"
  | "password link"
  | "refund"
  | "webhook"
  /** it says what happened, which stays true */
  | "nobody";

/** What a message about a booking says of it, and so what ends its truth. */
export interface BookingMail {
  /** how long it is of use; a cancellation for good, one about a series while any of it stands */
  until: "start" | "end" | "series" | "ever";
  /** of its boat or time, which a move ends */
  ofPlace: boolean;
  /** to everybody in the boat, for whom leaving the crew ends it */
  toCrew: boolean;
  /** to somebody who is out of the crew, which joining again ends */
  toLeaver: boolean;
  /** the calendar file that comes with it */
  file: "entry" | "left" | "series" | "series ended" | "none";
}

interface MailFacts {
  /** under which choice its reader may do without it; null: everyone gets it. A mail may say otherwise. */
  topic: MailTopic | null;
  order: (typeof mailOrders)[number];
  judge: MailJudge;
  /** whom it names beside its reader: nobody, the member it is about, or all who are in the boat */
  names: "nobody" | "member" | "crew";
  /** whether it may be shown on a lock screen, too */
  push: boolean;
  /** whose role its reader must still have */
  staff?: Role;
  /** left out where it is about no booking */
  booking?: BookingMail;
  /** what its `aboutId` is, where that leads to an outing */
  aboutId?: "crew entry" | "booking";
  /** it goes to the club's own address, whatever that is by then */
  toClub?: true;
}

/** A booking that stands until its end, wherever it is. */
export const anyBookingMail: BookingMail = {
  until: "end",
  ofPlace: false,
  toCrew: false,
  toLeaver: false,
  file: "entry",
};
const ofPlace = { ...anyBookingMail, ofPlace: true };
const beforeStart: BookingMail = { ...ofPlace, until: "start" };
const toCrewBeforeStart = { ...beforeStart, toCrew: true };
const forGood: BookingMail = { ...anyBookingMail, until: "ever" };
const withoutFile: BookingMail = { ...anyBookingMail, file: "none" };
const toLeaver: BookingMail = { ...anyBookingMail, toLeaver: true, file: "left" };

const news = {
  topic: null,
  order: "prompt",
  judge: "nobody",
  names: "nobody",
  push: false,
} as const;
const alarm = { ...news, judge: "alarm", names: "crew" } as const;
const aboutBooking = { ...news, judge: "booking" } as const;
const crew = { ...news, topic: "crew", names: "member" } as const;
const toAdmins = { ...news, staff: "admin" } as const;

/** Every kind of mail, as the outbox stores it, and all that depends on the kind. */
export const mailKinds = {
  announcement: { ...news, topic: "announcements", order: "announcement", judge: "announcement" },
  approved: news,
  invitation: { ...news, order: "invitation", judge: "invitation" },
  rejected: news,
  "password link": { ...news, order: "password link", judge: "password link" },
  "e-mail changed": { ...news, judge: "email", names: "member" },
  "new registration": {
    ...toAdmins,
    topic: "registrations",
    order: "unhurried",
    judge: "application",
    names: "member",
  },
  "registration received": { ...news, order: "unhurried", judge: "applicant" },
  "introductory row": { ...news, order: "unhurried", judge: "introductory row", toClub: true },
  "deletion requested": {
    ...news,
    order: "unhurried",
    judge: "member",
    names: "member",
    toClub: true,
  },

  "booking confirmed": { ...aboutBooking, topic: "bookings", booking: anyBookingMail },
  "booking moved": { ...aboutBooking, topic: "bookings", booking: anyBookingMail },
  "booking cancelled": { ...aboutBooking, topic: "bookings", push: true, booking: forGood },
  "booking cancelled by the club": { ...aboutBooking, push: true, booking: forGood },
  "series booked": {
    ...aboutBooking,
    topic: "bookings",
    booking: { ...anyBookingMail, until: "series", file: "series" },
  },
  "series cancelled": {
    ...aboutBooking,
    topic: "bookings",
    booking: { ...forGood, file: "series ended" },
  },
  reminder: {
    ...aboutBooking,
    topic: "reminders",
    order: "reminder",
    names: "crew",
    push: true,
    booking: { ...toCrewBeforeStart, file: "none" },
  },
  "no-go": { ...aboutBooking, push: true, booking: beforeStart },
  "no-go to crew": { ...aboutBooking, push: true, booking: toCrewBeforeStart },
  "outing in doubt": { ...aboutBooking, booking: toCrewBeforeStart },
  "boat blocked": { ...aboutBooking, booking: beforeStart },
  "boat offline": { ...aboutBooking, booking: beforeStart },
  "boat unusable": { ...aboutBooking, booking: ofPlace },
  "boat back": { ...aboutBooking, booking: { ...ofPlace, toCrew: true } },
  "club closed": { ...aboutBooking, booking: ofPlace },
  "lock code changed": { ...aboutBooking, booking: { ...toCrewBeforeStart, file: "none" } },

  "crew asked": { ...crew, judge: "crew entry", push: true, aboutId: "crew entry" },
  "crew asked again": {
    ...crew,
    judge: "crew entry",
    push: true,
    booking: toLeaver,
    aboutId: "crew entry",
  },
  "seat asked": { ...crew, judge: "crew entry", push: true, aboutId: "crew entry" },
  "crew declined": { ...crew, push: true, aboutId: "booking" },
  "crew ask over": { ...crew, push: true, aboutId: "booking" },
  "crew joined": { ...crew, judge: "booking", push: true, booking: withoutFile },
  "in crew": {
    ...crew,
    judge: "booking",
    push: true,
    booking: { ...anyBookingMail, toCrew: true },
  },
  "crew left": { ...crew, judge: "booking", booking: withoutFile },
  "left crew": { ...crew, judge: "booking", push: true, booking: { ...toLeaver, until: "ever" } },
  "part returned": crew,

  "slot offered": { ...news, judge: "hold", push: true },
  "hold taken back": news,
  "hours running low": { ...news, topic: "hours", judge: "hours" },
  "hours expiring": { ...news, topic: "hours", order: "unhurried", judge: "expiring hours" },
  "fee ending": { ...news, topic: "reminders", order: "unhurried", judge: "fee" },
  "clearance expiring": { ...news, order: "unhurried", judge: "clearance" },
  receipt: news,

  "late boat": { ...alarm, push: true },
  "overdue boat": alarm,
  "overdue boat stays out": alarm,
  "overdue boat still out": alarm,
  "alarm over": { ...news, names: "member" },

  "damage reported": { ...news, judge: "damage", names: "member", staff: "manager" },
  "payment reversed": { ...toAdmins, names: "member" },
  "refund failed": { ...toAdmins, judge: "refund", names: "member" },
  "return refused": { ...toAdmins, names: "member" },
  "wrong amount": toAdmins,
  "backup failed": { ...toAdmins, judge: "backup" },
  "webhook switched off": { ...toAdmins, judge: "webhook" },
  "test mail": news,
} as const satisfies Record<string, MailFacts>;

export type MailKind = keyof typeof mailKinds;

type KindsWith<Facts> = {
  [Kind in MailKind]: (typeof mailKinds)[Kind] extends Facts ? Kind : never;
}[MailKind];

/** The kinds that may be shown on a lock screen. */
export type PushKind = KindsWith<{ push: true }>;

const facts: Record<MailKind, MailFacts> = mailKinds;

/** What depends on a stored kind. One that only another release writes stays true and leaves at once. */
export const factsOf = ({ kind }: { kind: string }): MailFacts =>
  isKnown(kind) ? facts[kind] : news;

const isKnown = (kind: string): kind is MailKind => Object.hasOwn(mailKinds, kind);

/** Whether a stored message is of one of these kinds. */
export const isOfKind = ({ kind }: { kind: string }, ...kinds: readonly MailKind[]): boolean =>
  kinds.some((one) => one === kind);

/** The kinds of which this is so, in the order above: two indexes repeat that of the unhurried ones. */
export const kindsWhere = (isSo: (facts: MailFacts) => boolean): MailKind[] =>
  Object.keys(mailKinds).filter((kind): kind is MailKind => isKnown(kind) && isSo(facts[kind]));
