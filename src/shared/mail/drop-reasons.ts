/** Why a message was dropped that was not true any more, as the outbox stores it, and in words. */
const dropReasons = {
  ALARM_BEFORE_LEAVING: "It was over before this left.",
  ANNOUNCEMENT_DELETED: "The announcement was deleted since.",
  ANNOUNCEMENT_OVER: "The announcement has run out.",
  APPLICATION_ANSWERED: "The application was answered since.",
  ASK_OVER: "It was answered since, or taken back.",
  BACKED_UP: "The club was backed up since.",
  BOAT_BACK: "The boat is back.",
  BOAT_OUT: "The boat is out after all.",
  BOOKINGS_CANCELLED: "The bookings were cancelled since.",
  BOOKING_CANCELLED: "The booking was cancelled since.",
  BOOKING_MOVED: "The booking was moved since.",
  CLEARANCE_ENDED: "The clearance has ended.",
  CLEARANCE_MOVED: "The clearance has another last day.",
  CLEARANCE_REMOVED: "The clearance was taken away since.",
  DAMAGE_MENDED: "The damage was mended since.",
  DEVICE_SIGNED_OUT: "Its device is signed out.",
  EMAIL_CHANGED_BACK: "It is their e-mail again.",
  FEE_PAID: "The fee was paid since.",
  HAS_PASSWORD: "They have their password.",
  HOLD_OVER: "The slot is held no longer.",
  HOURS_EXPIRED: "The hours have expired.",
  HOURS_MOVED: "The hours have another last day.",
  HOURS_USED: "The hours were used or taken back since.",
  INCIDENT_CLOSED: "The incident was closed.",
  IN_CREW_AGAIN: "They are in the crew again.",
  LEFT_CLUB: "They have left the club.",
  LEFT_CREW: "They have left the crew since.",
  LINK_TOO_OLD: "It was asked for more than a day ago.",
  MORE_HOURS: "There are more hours by now.",
  NOTHING_TO_CHOOSE: "Nothing is left to choose.",
  NOT_STAFF: "They are not of the office now.",
  OUTING_BEGUN: "The outing has begun.",
  OUTING_OVER: "The outing is over.",
  OVERTAKEN: "A newer one takes its place.",
  REFUNDED: "It was refunded since.",
  REQUEST_ANSWERED: "The request was answered since.",
  REQUEST_TAKEN_BACK: "The request was taken back.",
  UNLIMITED: "They row without limit by now.",
  WEBHOOK_ON: "The webhook was switched on again.",
  WEBHOOK_REMOVED: "The webhook was taken away since.",
} as const;

export type DropReason = keyof typeof dropReasons;

/** A stored reason in words; what a release before stored in words of its own stays as it is. */
export const dropReasonWords = (stored: string): string =>
  isKnown(stored) ? dropReasons[stored] : stored;

const isKnown = (stored: string): stored is DropReason => Object.hasOwn(dropReasons, stored);
