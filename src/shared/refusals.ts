import { club } from "./club";

/** Every "no" the club can give: a stable code, and the sentence a person reads. */
export const refusalSentences = {
  BAD_INPUT: "Please check what you entered.",
  BODY_TOO_LARGE: "That is more than we can take in one request.",
  NOT_JSON: "We take JSON only.",
  NOT_SIGNED_IN: "Please log in to continue.",
  WRONG_CREDENTIALS: "Invalid email or password",
  NOT_APPROVED: "Your membership is waiting for admin approval.",
  PAUSED: "Your membership is paused. Please contact the club to start it again.",
  NOT_MANAGER: "Only managers and admins may do this.",
  NOT_ADMIN: "Only admins may do this.",
  TOKEN_UNKNOWN: "This token is not known here, or was revoked. Its member can make another one.",
  TOKEN_NOT_ALLOWED: "No token opens this. Please log in to do it.",
  TOKEN_READ_ONLY: "This token only reads. Its member can make one that writes.",
  NOT_PAIRED: "This device is not paired with the club. An admin can pair it.",
  NOT_A_DEVICE: "This is for the tablet at the dock. Log out here to use this one as it.",
  FOREIGN_ORIGIN: "This request came from another site and was refused.",
  ROUTE_NOT_FOUND: "There is no such address.",
  BOAT_NOT_FOUND: "We could not find that boat.",
  BOOKING_NOT_FOUND: "We could not find that booking.",
  MEMBER_NOT_FOUND: "We could not find that member.",
  ROW_NOT_FOUND: "We could not find that request.",
  BLOCK_NOT_FOUND: "We could not find that block.",
  TOKEN_NOT_FOUND: "We could not find that token.",
  TOO_MANY_TOKENS: "You have ten tokens already. Please revoke one that is no longer used.",
  DEVICE_NOT_FOUND: "We could not find that tablet.",
  NOT_A_PICTURE: "That file is not a picture we can show. Please choose a JPEG, PNG or WebP.",
  PHOTO_TOO_LARGE: "That photo is too large. Please send one of at most 2 MB.",
  PHOTOS_FULL: "This report has three photos already. Please send it without another one.",
  DAMAGE_NOT_FOUND: "We could not find that damage report.",
  NOT_ROWED_LATELY:
    "Damage is reported by whoever has rowed the boat in the last 48 hours. Please tell a manager.",
  TOO_MANY_REPORTS: "You have reported damage ten times today. Please tell a manager of any more.",
  DAMAGE_OPEN:
    "A report says that this boat is unusable. Please confirm that it goes online anyway.",
  BOAT_UNUSABLE: "This boat is reported unusable. Please take another one, or ask a manager.",
  NOT_A_SHEET:
    "That file is not a table of text. In your spreadsheet choose Save as, then CSV, and take that file.",
  SHEET_TOO_LARGE: "That file is too large. Please take one of at most 2 MB.",
  TOO_MANY_ROWS:
    "A file may have 5,000 rows. Please split it and bring in one part after the other.",
  COLUMN_MISSING: "A column that is needed is missing.",
  DATES_UNCLEAR: "The dates can be read in more than one order.",
  PICTURE_TOO_LARGE: "That picture is too large. Please choose a smaller one.",
  EMAIL_IN_USE: "An account with this email already exists. Please log in instead.",
  NOT_PENDING: "This member is not waiting for approval.",
  MEMBER_NOT_APPROVED: "This member is not approved yet.",
  MEMBER_PAUSED: "This member is paused.",
  LAST_ADMIN: "The club needs at least one admin, so the last one must stay.",
  WRONG_PASSWORD: "Current password is incorrect",
  LINK_SPENT: "This link has been used or has expired. Please ask for a new one.",
  BOAT_OFFLINE: "This boat is not available right now. Please choose another boat.",
  BOAT_BLOCKED: "This boat is blocked on that date. Please choose another date or boat.",
  BOAT_ALREADY_BLOCKED: "This boat is already blocked on those dates",
  BOAT_NOT_FREE: "That boat is not free at that time. Please choose another one.",
  TIME_PAST: "That time has already passed. Please select a later time.",
  TOO_FAR_AHEAD: "That date is too far ahead to book yet. Please select an earlier date.",
  CLOSED: `The club is open from ${club.opensAt} to ${club.closesAt}. Please select a time in between.`,
  PAST_CLOSING: "That booking would extend past our 10pm closing time.",
  CLOSURE_NOT_FOUND: "We could not find that closure.",
  ANNOUNCEMENT_NOT_FOUND: "We could not find that announcement.",
  CLUB_CLOSED: "The club is closed then.",
  OUTSIDE_DAYLIGHT: "That outing would be in the dark.",
  CONDITIONS_TOO_ROUGH: "It would be too rough then.",
  SLOT_TAKEN: "Someone else has just booked that time. Please select another time.",
  SLOT_HELD:
    "That time is held for somebody on the waitlist right now. Please select another time, or wait for it, too.",
  SLOT_FREE: "That is free right now. Please book it instead of waiting.",
  SAME_WISH: "You are waiting for this already.",
  TOO_MANY_WISHES: "You are waiting for five outings already. Please take one off first.",
  WISH_NOT_FOUND: "We could not find that wish.",
  OFFER_OVER: "This offer is over, so the time is no longer held for you.",
  OWN_OVERLAP: "You already have a booking at that time. Please select another time.",
  FAIR_USE: "That would be more than each member may book.",
  FEE_DUE: "The membership fee is due. Please pay it, then book.",
  TOO_LATE_TO_MOVE: "It is too late to move or shorten this booking.",
  NOT_ENOUGH_HOURS: "You do not have enough hours for this booking.",
  ALREADY_CANCELLED: "This booking is already cancelled.",
  BOOKING_CHANGED: "This booking has just been moved. Please look how it stands now.",
  BOOKING_STARTED: "This booking has already started, so it can no longer be cancelled.",
  ALREADY_LAUNCHED:
    "This boat is out on the water, so its booking stays as it is until it is back.",
  LOG_OFF: "This club does not keep an outing log.",
  BOATS_STILL_OUT: "Boats are still out. Please note their return first.",
  TOO_EARLY_TO_LAUNCH: "It is too early to launch this boat.",
  BOOKING_OVER: "This booking is over, so the boat can no longer be launched on it.",
  TOO_MANY_ABOARD: "That is more people than this boat carries.",
  BOAT_STILL_OUT: "This boat is still out.",
  NOT_LAUNCHED: "This boat has not been launched.",
  LOGBOOK_CLOSED: "It is too long ago to change this outing in the logbook.",
  WEBHOOK_NOT_FOUND: "We could not find that webhook.",
  TOO_MANY_WEBHOOKS: "The club has ten webhooks already. Please remove one that nobody hears.",
  DELIVERY_NOT_FOUND: "We could not find that message.",
  WEBHOOK_OFF: "This webhook is switched off. Please switch it on first.",
  WEBHOOK_ADDRESS: "Webhooks cannot be sent to that address.",
  INCIDENT_NOT_FOUND: "We could not find that incident.",
  INCIDENT_OVER: "This incident is over: the boat is back, or an admin has closed it.",
  DUE_TOO_LATE: "The boat cannot stay out that long.",
  CLEARANCE_UNKNOWN: "The club gives no clearance of that name.",
  CLEARANCE_MISSING: "A clearance is missing.",
  CLEARANCE_EXPIRED: "A clearance has ended.",
  CLEARANCE_IN_USE: "A boat requires this clearance, or a member holds it, so it stays.",
  SUBTRACT_TOO_MUCH: "Member only has fewer hours available.",
  PLAN_NOT_FOUND: "We could not find that package.",
  ORDER_NOT_FOUND: "We could not find that order.",
  FEE_ALREADY_PAID: "The membership fee is already paid.",
  PAID_AHEAD: "A payment cannot lie ahead. Please give the day on which it was made.",
  ONE_AT_A_TIME: "The Membership Fee and the Training Package are sold one at a time.",
  WRONG_CURRENCY: "We take Canadian dollars (CAD) only.",
  WRONG_INTENT: "An order here must have the intent CAPTURE.",
  WRONG_AMOUNT: "The amount is not the price. Please check your cart.",
  ORDER_NOT_APPROVED: "This payment has not been approved yet. Please finish it first.",
  ORDER_CLOSED: "This order is closed. Please start a new one.",
  TOO_MANY_ORDERS:
    "You have too many unfinished orders. Please pay one of them, or ask the club to close them.",
  PAYMENT_DECLINED: "The payment was declined. Nothing was charged; please try another card.",
  PAYMENT_UNCERTAIN:
    "We have not heard back about the payment yet. Your hours appear as soon as we do; " +
    "please do not pay again.",
  PAYMENTS_CLOSED: "Hours cannot be paid for online right now. Please pay at the clubhouse.",
  WEBHOOK_UNSIGNED: "This message is not signed by the payment provider.",
  REFUND_REFUSED:
    "The payment provider refused this refund. The hours are back on the member's account.",
  REFUND_ELSEWHERE:
    "This order was paid through a provider that is not set up here. Please refund it there.",
  TEXT_CHANGED:
    "Somebody has changed this text since you opened it. Look at theirs, then save yours again.",
  PLAN_STAYS:
    "There is one Membership Fee and one Training Package. They are neither added nor taken off, and hold no hours.",
  PLAN_NAME_IN_USE: "Another package already has that name.",
  NOTHING_TO_REFUND: "Nothing of this order is left to refund.",
  CALENDAR_NOT_FOUND: "There is no calendar at this address any more.",
  MAIL_NOT_FOUND: "We could not find that message.",
  MAIL_FORGOTTEN:
    "This message was to or about somebody who has left the club, so its words are no longer kept.",
  MAIL_HAS_NO_WAY: "No mail leaves this server yet: SMTP_URL is not set.",
  UNSUBSCRIBE_UNKNOWN: "This address does not stop any messages.",
  KEY_REUSED: "This Idempotency-Key was already used for a different request.",
  ALREADY_ANSWERED: "This was done before, and has changed since. Please look how it stands now.",
  TOO_MANY_ATTEMPTS: "Too many attempts. Please wait a moment and try again.",
  DATABASE_UNREACHABLE:
    "We cannot reach our records right now. Please try again in a moment, and look first whether what you asked for is done.",
  UNEXPECTED: "Something went wrong on our side. Please try again.",
} as const;

export type RefusalCode = keyof typeof refusalSentences;

/** A "no" with its reason. `field` names the input it is about, where there is one. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  constructor(
    readonly code: RefusalCode,
    sentence: string = refusalSentences[code],
    readonly field?: string,
  ) {
    super(sentence);
  }
}
