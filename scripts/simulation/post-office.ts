import type { ComposedMail } from "../../src/server/delivery/compose-mail";
import type { MailTransport } from "../../src/server/delivery/outbox";

/** How the mail server behaves: it takes a message, takes it and says nothing, or refuses it. */
export const mailManners = ["well", "loses answers", "refuses"] as const;
export type MailManners = (typeof mailManners)[number];

interface Delivered {
  to: string;
  times: number;
  /** an answer was lost, or the sender was: a second time is right */
  excused: boolean;
}

/** Where all mail of the club arrives, counted by its Message-ID. */
export class PostOffice {
  manners: MailManners = "well";
  /** how many messages the provider still takes today; undefined: as many as come */
  leftToday: number | undefined;
  /** a sender whose clock is ahead takes what another one holds for one that was left behind */
  clocksAgree = true;
  private readonly delivered = new Map<string, Delivered>();
  /** the latest one-time address that was mailed to somebody */
  readonly tokens = new Map<string, string>();
  /** the same of an offer about a booking */
  readonly offers = new Map<string, string>();

  /** The way of one process here. `excuse` says that what it sent last may come again. */
  sender(): { transport: MailTransport; excuse: () => void } {
    let last: Delivered | undefined;
    return {
      transport: async (mail) => {
        if (this.manners === "refuses") throw new Error("450 Try again later");
        this.countToday();
        last = this.take(mail);
        if (this.manners === "loses answers") {
          last.excused = true;
          throw new Error("Connection closed unexpectedly");
        }
      },
      excuse: () => {
        if (last) last.excused = true;
      },
    };
  }

  /** What came more often than it should. */
  doubled(): string[] {
    return [...this.delivered]
      .filter(([, { times, excused }]) => times > 1 && !excused)
      .map(([id, { to, times }]) => `${id} to ${to}, ${times} times`);
  }

  /** Whether a message has arrived; `nr` is what its Message-ID begins with. */
  has(nr: string): boolean {
    return this.delivered.has(nr);
  }

  private countToday() {
    if (this.leftToday === undefined) return;
    if (this.leftToday === 0) throw new OverLimit();
    this.leftToday -= 1;
  }

  private take({ messageId, to, text }: ComposedMail): Delivered {
    const nr = messageId.slice(1, messageId.indexOf("@"));
    const known = this.delivered.get(nr) ?? { to, times: 0, excused: false };
    known.times += 1;
    known.excused ||= !this.clocksAgree;
    this.delivered.set(nr, known);
    const token = /choose-password\/([\w-]+)/.exec(text)?.[1];
    if (token) this.tokens.set(to, token);
    const offer = /booking-offers\/([\w-]+)/.exec(text)?.[1];
    if (offer) this.offers.set(to, offer);
    return known;
  }
}

/** As nodemailer throws what a provider answers whose limit of the day is reached. */
class OverLimit extends Error {
  readonly response = "454 4.7.0 Throttling failure: Daily message quota exceeded.";
  readonly responseCode = 454;

  constructor() {
    super("Message failed: 454 4.7.0 Throttling failure: Daily message quota exceeded.");
  }
}
