import type { MailKind, PushKind } from "../../shared/mail/mail-kinds";
import type { MailTopic } from "../../shared/mail/mail-topics";

/**
 * A message as the club writes it, in plain text: paragraphs with an empty line between them.
 * Filled in when it is sent: `{home}` by the club's address, `{link}` by the one-time address,
 * `{reference}` and `{access}` by the booking's and by the codes that open the club then.
 */
export type Mail = AddressedMail &
  (
    | {
        kind: Exclude<MailKind, PushKind>;
        push?: never;
        /** the words of one mail in the place of many of its kind; see `gather-mail.ts` */
        many?: { subject: string; text: string };
      }
    | {
        kind: PushKind;
        /** what its reader's devices show at once: no code, nothing that a lock screen should not show */
        push?: PushWords;
        many?: never;
      }
  );

interface AddressedMail {
  subject: string;
  text: string;
  /** where another choice than its kind's decides whether its member gets it; null: everyone does */
  topic?: MailTopic | null;
  /** the one-time address; kept only until the message is out */
  secretLink?: string;
  /** the booking it is about, whose calendar entry goes with most; "new" is the one written in the same statement */
  bookingId?: number | "new";
  /** whom it is about, where that is somebody else than its reader */
  aboutMemberId?: number;
  /** what else it is about, by its kind: a damage report, a request, an order or a webhook */
  aboutId?: number;
  /** the email of the person it names who has no account */
  aboutEmail?: string;
  /** the alarm it tells of: it leaves before all other mail */
  alarmId?: number;
  /** what makes a second message of the same one too many */
  onceKey?: string;
  /** when it may leave, within half an hour; left out: at once */
  leavesAt?: Date;
}

/** A line on a lock screen, and the path of the screen that opens when it is pressed. */
export interface PushWords {
  words: string;
  path: `/${string}`;
}

/** Somebody with an account; a bare address is for everybody else. */
export interface MailMember {
  id: number;
  email: string;
  /** topics they do without */
  mutedMail: readonly string[];
}
