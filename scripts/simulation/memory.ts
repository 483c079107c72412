import { emailOf, firstPassword, founders } from "./cast";

// What people were told, held against the books later. Where a call had no answer, its effect is
// looked up once and believed from then on.

/** Somebody of the story, as they know themselves. */
export interface Person {
  who: number;
  /** their line: nobody else's guesses count for it */
  address: string;
  email: string;
  /** undefined before they have applied, and when it is uncertain whether they have */
  id: number | undefined;
  standing: "stranger" | "pending" | "approved" | "paused" | "gone";
  /** what may be their password; more than one where an answer was lost, none where all are */
  passwords: string[];
  cookie: string | undefined;
  /** until when the cookie is good; undefined: it is not */
  signedInUntil: Date | undefined;
  /** the same of another device; undefined where there is none, or nobody knows */
  elsewhere: Pick<Person, "cookie" | "signedInUntil"> | undefined;
}

/** All sessions of somebody have ended. Their cookies are kept, and must be good for nothing. */
export function endSessions(person: Person): void {
  person.signedInUntil = undefined;
  if (person.elsewhere) person.elsewhere.signedInUntil = undefined;
}

/** A booking somebody was told of. */
export interface KnownBooking {
  who: number;
  id: number;
  state: "confirmed" | "cancelled" | "either";
  bookedAt: Date;
  /** it lies elsewhere than it was booked, or may */
  moved?: true;
}

/** An order at PayPal. */
export interface KnownOrder {
  who: number;
  providerOrderId: string;
  /** its buyer was told that it is paid */
  paid: boolean;
  /** of how many refunds PayPal's news were heard for certain */
  refundsTold: number;
}

/** Hours an admin gave or took; the label is the reason in the ledger. */
export interface KnownHours {
  who: number;
  /** signed: what was subtracted is below zero */
  quarters: number;
  /** somebody was told so */
  certain: boolean;
}

export class Memory {
  readonly bookings = new Map<number, KnownBooking>();
  /** outings booked for several weeks, with the ids of their bookings */
  readonly series = new Map<number, { who: number; ids: readonly number[] }>();
  /** wishes that stand on the waitlist, or did */
  readonly wishes = new Map<number, { who: number; id: number }>();
  readonly orders = new Map<number, KnownOrder>();
  /** orders over the counter, by our own id */
  readonly sales = new Map<number, { who: number; id: number }>();
  readonly hours = new Map<string, KnownHours>();
  /** money that the provider or a bank took back, by PayPal's id of it */
  readonly reversals = new Set<string>();
  /** by our own id */
  readonly blocks = new Map<number, number>();
  /** closures that stand, by the story's number; `cancels`: nobody is left inside */
  readonly closures = new Map<number, { id: number; cancels: boolean }>();
  /** references of the bookings that closures cancelled */
  readonly takenBack = new Set<string>();
  /** quarters that sheets brought, by person, and their rows that are in, as `sheet who` */
  readonly importedHours = new Map<number, number>();
  readonly importedRows = new Set<string>();
  /** ids of the bookings whose boats are out */
  readonly out = new Set<number>();
  private readonly people = new Map<number, Person>();

  person(who: number): Person {
    const known = this.people.get(who);
    if (known) return known;
    const person: Person = {
      who,
      address: `10.${Math.floor(who / 250) % 250}.${who % 250}.7`,
      email: emailOf(who),
      id: who < founders ? who + 1 : undefined,
      standing: who < founders ? "approved" : "stranger",
      passwords: who < founders ? [firstPassword] : [],
      cookie: undefined,
      signedInUntil: undefined,
      elsewhere: undefined,
    };
    this.people.set(who, person);
    return person;
  }

  /** everybody the story has named */
  everybody(): Person[] {
    return [...this.people.values()];
  }
}
