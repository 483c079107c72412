import type { ChangeTopic } from "../live/changes";

/**
 * Everything the audit trail can say was done, in the words it keeps and shows, each with what it makes
 * old on screens wherever it is done.
 */
const changesOfActs = {
  "announcement added": ["club"],
  "announcement deleted": ["club"],
  "announcement edited": ["club"],
  "boat added": ["boats"],
  "boat blocked": ["boats", "bookings"],
  "boat edited": ["boats", "bookings"],
  "boat landed for a member": ["bookings"],
  "boat launched for a member": ["bookings"],
  "boat switched off": ["boats", "bookings"],
  "boat switched on": ["boats", "bookings"],
  "boat unblocked": ["boats", "bookings"],
  "booked for a member": ["bookings"],
  "booking cancelled by the club": ["bookings"],
  "booking cancelled for a member": ["bookings"],
  "booking moved": ["bookings"],
  "booking moved for a member": ["bookings"],
  "calendar address made": ["account"],
  "calendar address revoked": ["account"],
  "clearance granted": ["members", "bookings"],
  "clearance taken away": ["members", "bookings"],
  "club closed": ["boats", "bookings", "club"],
  "club opened again": ["boats", "bookings", "club"],
  "club picture hung": ["club"],
  "club picture taken down": ["club"],
  "club settings edited": ["boats", "bookings", "club", "members"],
  "codes shown": [],
  "damage edited": ["boats", "bookings"],
  "damage reopened": ["boats", "bookings"],
  "damage reported": ["boats", "bookings"],
  "damage resolved": ["boats", "bookings"],
  "deletion requested": ["outbox"],
  "dock tablet added": ["club"],
  "dock tablet ended": ["club"],
  "dock tablet paired": ["club"],
  "emergency contact seen": [],
  exported: [],
  "fee noted": ["members"],
  "hours added": ["members"],
  "hours let off": ["bookings"],
  "hours subtracted": ["members"],
  "incident acknowledged": ["bookings"],
  "incident closed": ["bookings"],
  "introductory row answered": ["club"],
  "landing taken back": ["bookings"],
  "launch taken back": ["bookings"],
  "made unlimited": ["members"],
  "mail chosen": ["account"],
  "kept mail sent": ["outbox"],
  "mail sent again": ["outbox"],
  "mail stopped": ["account"],
  "member approved": ["members"],
  "member created": ["members"],
  "member deleted": ["members", "bookings"],
  "member invited": ["outbox"],
  "member paused": ["members", "bookings"],
  "member rejected": ["members"],
  "member started": ["members", "bookings"],
  "order cancelled": ["members"],
  "outing corrected for a member": ["bookings"],
  "outing extended for a member": ["bookings"],
  "outing written afterwards": ["bookings"],
  "own profile edited": ["members"],
  "package added": ["club"],
  "package edited": ["club"],
  "password changed": ["account"],
  "password chosen": ["account"],
  "password link made": [],
  "password reset": ["account"],
  "payment captured": ["members"],
  "payment refunded": ["members"],
  "payment refunded at the provider": ["members"],
  "payment reversed": ["members"],
  "payment sent back": ["members"],
  "profile edited": ["members"],
  "purchase refused": [],
  "question added": ["club"],
  "question brought back": ["club"],
  "question taken off": ["club"],
  "refund refused": ["members"],
  "safety settings edited": ["club", "bookings"],
  "sheet brought in": ["members", "boats", "bookings"],
  // In older lines; today such tries are counted.
  "sign-in failed": [],
  "setup edited": ["club"],
  "sold at the clubhouse": ["members"],
  "text edited": ["club"],
  "text put back": ["club"],
  "token made": ["account"],
  "token revoked": ["account"],
  "webhook added": ["club"],
  "webhook edited": ["club"],
  "webhook message sent again": ["club"],
  "unlimited ended": ["members"],
  "webhook refused": [],
  "webhook removed": ["club"],
  "webhook secret renewed": ["club"],
  "webhook switched off": ["club"],
} as const satisfies Record<string, readonly ChangeTopic[]>;

export type Act = keyof typeof changesOfActs;

/** What open screens read again after an act. */
export const changesOf = (act: Act): readonly ChangeTopic[] => changesOfActs[act];

export const isAct = (text: unknown): text is Act =>
  typeof text === "string" && Object.hasOwn(changesOfActs, text);

/** The act that reads like this, or undefined. */
export const findAct = (text: string | null): Act | undefined => (isAct(text) ? text : undefined);

/** Every act, in the order of its words. */
export const acts: readonly Act[] = Object.keys(changesOfActs).filter(isAct);
