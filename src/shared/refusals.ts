/** Every "no" the club can give. What each says stands in `server/answers/refusal-sentences.ts`. */
export type RefusalCode =
  | "BAD_INPUT"
  | "BODY_TOO_LARGE"
  | "TOO_SLOW"
  | "NOT_JSON"
  | "NOT_SIGNED_IN"
  | "ANOTHER_MEMBER"
  | "WRONG_CREDENTIALS"
  | "NOT_APPROVED"
  | "PAUSED"
  | "NOT_MANAGER"
  | "NOT_ADMIN"
  | "TOKEN_UNKNOWN"
  | "TOKEN_NOT_ALLOWED"
  | "TOKEN_READ_ONLY"
  | "NOT_PAIRED"
  | "NOT_A_DEVICE"
  | "FOREIGN_ORIGIN"
  | "ROUTE_NOT_FOUND"
  | "BOAT_NOT_FOUND"
  | "BOOKING_NOT_FOUND"
  | "MEMBER_NOT_FOUND"
  | "ROW_NOT_FOUND"
  | "BLOCK_NOT_FOUND"
  | "TOKEN_NOT_FOUND"
  | "TOO_MANY_TOKENS"
  | "TOO_MANY_DEVICES"
  | "DEVICE_NOT_FOUND"
  | "NOT_A_PICTURE"
  | "PHOTO_TOO_LARGE"
  | "PHOTOS_FULL"
  | "DAMAGE_NOT_FOUND"
  | "NOT_ROWED_LATELY"
  | "TOO_MANY_REPORTS"
  | "DAMAGE_OPEN"
  | "BOAT_UNUSABLE"
  | "NOT_A_SHEET"
  | "SHEET_TOO_LARGE"
  | "TOO_MANY_ROWS"
  | "TOO_MANY_COLUMNS"
  | "COLUMN_MISSING"
  | "DATES_UNCLEAR"
  | "PICTURE_TOO_LARGE"
  | "EMAIL_IN_USE"
  | "NOT_PENDING"
  | "MEMBER_NOT_APPROVED"
  | "MEMBER_PAUSED"
  | "LAST_ADMIN"
  | "WRONG_PASSWORD"
  | "PASSWORD_COMMON"
  | "LINK_SPENT"
  | "BOAT_OFFLINE"
  | "BOAT_BLOCKED"
  | "BOAT_ALREADY_BLOCKED"
  | "BOAT_NOT_FREE"
  | "TIME_PAST"
  | "TOO_FAR_AHEAD"
  | "CLOSED_THAT_DAY"
  | "NO_SUCH_TIME"
  | "CLOSED"
  | "PAST_CLOSING"
  | "SERIES_OFF"
  | "CLOSURE_NOT_FOUND"
  | "ANNOUNCEMENT_NOT_FOUND"
  | "CLUB_CLOSED"
  | "OUTSIDE_DAYLIGHT"
  | "CONDITIONS_TOO_ROUGH"
  | "SLOT_TAKEN"
  | "SLOT_HELD"
  | "SLOT_FREE"
  | "SAME_WISH"
  | "TOO_MANY_WISHES"
  | "WISH_NOT_FOUND"
  | "OFFER_OVER"
  | "OWN_OVERLAP"
  | "FAIR_USE"
  | "FEE_DUE"
  | "TOO_LATE_TO_MOVE"
  | "NOT_ENOUGH_HOURS"
  | "ALREADY_CANCELLED"
  | "BOOKING_CHANGED"
  | "BOOKING_STARTED"
  | "ALREADY_LAUNCHED"
  | "LOG_OFF"
  | "BOATS_STILL_OUT"
  | "KIND_IN_USE"
  | "EMERGENCY_MISSING"
  | "TOO_EARLY_TO_LAUNCH"
  | "BOOKING_OVER"
  | "TOO_MANY_ABOARD"
  | "CREW_NOT_FOUND"
  | "ASKED_ONESELF"
  | "ALREADY_ASKED"
  | "TOO_MANY_ASKED"
  | "ASKED_TOO_OFTEN"
  | "SEATS_FULL"
  | "SEATS_OFF"
  | "ASKER_CANNOT"
  | "SHARE_SETTLED"
  | "ROWER_NOT_ABOARD"
  | "BOAT_STILL_OUT"
  | "NOT_LAUNCHED"
  | "TOO_LATE_TO_UNDO"
  | "LOGBOOK_CLOSED"
  | "WEBHOOK_NOT_FOUND"
  | "TOO_MANY_WEBHOOKS"
  | "DELIVERY_NOT_FOUND"
  | "WEBHOOK_OFF"
  | "WEBHOOK_ADDRESS"
  | "INCIDENT_NOT_FOUND"
  | "INCIDENT_OVER"
  | "DUE_TOO_LATE"
  | "CLEARANCE_UNKNOWN"
  | "CLEARANCE_MISSING"
  | "CLEARANCE_EXPIRED"
  | "CLEARANCE_IN_USE"
  | "SUBTRACT_TOO_MUCH"
  | "PLAN_NOT_FOUND"
  | "ORDER_NOT_FOUND"
  | "FEE_ALREADY_PAID"
  | "PAID_AHEAD"
  | "ONE_AT_A_TIME"
  | "ORDERS_OPEN"
  | "PRICES_HAVE_CENTS"
  | "WRONG_CURRENCY"
  | "WRONG_INTENT"
  | "WRONG_AMOUNT"
  | "ORDER_NOT_APPROVED"
  | "ORDER_CLOSED"
  | "ALREADY_PAYING"
  | "TOO_MANY_ORDERS"
  | "PAYMENT_DECLINED"
  | "PAYMENT_UNCERTAIN"
  | "PAYMENTS_CLOSED"
  | "WEBHOOK_UNSIGNED"
  | "REFUND_REFUSED"
  | "REFUND_ELSEWHERE"
  | "CHANGED_SINCE"
  | "PLAN_STAYS"
  | "PLAN_NAME_IN_USE"
  | "NOTHING_TO_REFUND"
  | "CALENDAR_NOT_FOUND"
  | "MAIL_NOT_FOUND"
  | "MAIL_FORGOTTEN"
  | "MAIL_HAS_NO_WAY"
  | "UNSUBSCRIBE_UNKNOWN"
  | "KEY_REUSED"
  | "ALREADY_ANSWERED"
  | "TOO_MANY_ATTEMPTS"
  | "DATABASE_UNREACHABLE"
  | "DISK_FULL"
  | "UNEXPECTED";

/** What is read where no server has answered; all other sentences would weigh on every first visit. */
export const sharedSentences = {
  BAD_INPUT: "Please check what you entered.",
  NOT_SIGNED_IN: "Please log in to continue.",
  NOT_APPROVED: "Your membership is waiting for admin approval.",
  PAUSED: "Your membership is paused. Please contact the club to start it again.",
  NOT_A_PICTURE: "That file is not a picture we can show. Please choose a JPEG, PNG or WebP.",
  NOT_ROWED_LATELY:
    "Damage is reported by whoever has rowed the boat in the last 48 hours. Please tell a manager.",
  NOT_A_SHEET:
    "That file is not a table of text. Take an Excel workbook (.xlsx), or in your spreadsheet choose Save as, then CSV, and take that file.",
  SHEET_TOO_LARGE: "That file is too large. Please take one of at most 2 MB.",
  TOO_MANY_ROWS: "A file may have 5,000 rows. Please split it.",
  TOO_MANY_COLUMNS: "A file may have 200 columns. Please take out the others.",
  PICTURE_TOO_LARGE: "That picture is too large. Please choose a smaller one.",
  BOAT_OFFLINE: "This boat is not available right now. Please choose another boat.",
  TIME_PAST: "That time has already passed. Please select a later time.",
  CLOSED_THAT_DAY: "The club is closed on that day.",
  NO_SUCH_TIME: "The clock skips that time on that day. Please select another one.",
  FEE_ALREADY_PAID: "The membership fee is already paid.",
  PAID_AHEAD: "A payment cannot lie ahead. Please give the day it was made.",
  ONE_AT_A_TIME: "The Membership Fee and the Training Package are sold one at a time.",
} as const satisfies Partial<Record<RefusalCode, string>>;

const sharedWords: Partial<Record<RefusalCode, string>> = sharedSentences;

/**
 * A "no" with its reason. `sentence` is what it says where its code's own does not say enough.
 * `message` is that, or its code's shared one, or else the code alone, which `sentenceOf` in the server
 * puts into words. `field` names the input it is about, where there is one.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";

  constructor(
    readonly code: RefusalCode,
    readonly sentence?: string,
    readonly field?: string,
    /** what that field is by now, where its caller saw another value */
    readonly now?: unknown,
  ) {
    super(sentence ?? sharedWords[code] ?? code);
  }
}
