import { TRPCClientError } from "@trpc/client";
import type { MovedView } from "../../shared/bookings/booking-schemas";
import { formatHours } from "../../shared/hours/quarters";
import type { Formats } from "../../shared/profile/formats";
import type { Refusal, RefusalCode } from "../../shared/refusals";
import type { BookingSpan } from "../../shared/time/booking-span";
import { formatTime } from "../../shared/time/clock-times";
import { formatDate } from "../../shared/time/club-dates";
import { outingTimes } from "../../shared/time/outing-words";
import { isNetworkFailure, refusalCode } from "../calls/failure-sentence";
import { EndpointMissing } from "../calls/foreign-answers";
import { longToastMs, type ToastWords, undoToastMs } from "../ui/toasts/toast-store";
import type { InTheWay } from "./planner/refused-outing";

/**
 * The documented answer to a start that one of the club's rules refuses; what is `inTheWay` of an
 * outing too long for the gap it starts in is named.
 */
export function refusalToast(refusal: Refusal, inTheWay: InTheWay): ToastWords {
  if (refusal.code === "PAST_CLOSING") return destructive("Invalid Duration", refusal.message);
  if (refusal.code === "SLOT_TAKEN") return destructive("Invalid Duration", inTheWay.words);
  return destructive("Booking Failed", refusal.message);
}

const destructive = (title: string, description: string): ToastWords => ({
  title,
  description,
  variant: "destructive",
});

/** What to say when the server did not book; rules, Screens. */
export function bookingFailure(error: unknown): ToastWords {
  if (isNetworkFailure(error)) {
    return { title: "Booking Error: Network error - please try again", variant: "destructive" };
  }
  return destructive("Booking Failed", serverSentence(error) ?? "Unable to complete booking");
}

/** What to say when the server did not move a booking: it lies where it lay. */
export function moveFailure(error: unknown): ToastWords {
  if (isNetworkFailure(error)) {
    return destructive("Not Moved", "Network error - please try again. Look first where it lies.");
  }
  if (refusalCode(error) === "CHANGED_SINCE") return destructive("Not Moved", movedMeanwhile);
  const why = serverSentence(error) ?? "Unable to move this booking.";
  return destructive("Not Moved", `${why} The booking stays as it was.`);
}

const movedMeanwhile =
  "Somebody else has moved it meanwhile. The screen says where it lies now: press again to move it from there.";

/** Whether an admin may do it all the same, with a reason. */
export const isPassedByReason = (error: unknown): boolean =>
  passedByReason.includes(refusalCode(error) ?? "");

/** Only a sentence the server meant for people; not what a proxy or a parser had to say. */
function serverSentence(error: unknown): string | null {
  if (!(error instanceof TRPCClientError)) return null;
  const meant = error.data || error.cause instanceof EndpointMissing;
  return (meant && error.message) || null;
}

/** Where it lies now stands on the pass beside it. */
export function movedToast(moved: MovedView, onUndo: (() => void) | undefined): ToastWords {
  return {
    title: "Moved",
    description: priceOfMove(moved),
    durationMs: onUndo ? undoToastMs : longToastMs,
    action: onUndo && { label: "Undo", onPress: onUndo },
    atFoot: true,
  };
}

/** Says where it lies, because its pass has gone. */
export function movedBackToast(moved: MovedView, boatName: string, formats: Formats): ToastWords {
  const { booking } = moved;
  return {
    title: `Moved back to ${boatName}, ${formatDate(booking.bookingDate, "EEEE, MMMM d")}, ${outingTimes(booking, formats)}`,
    description: priceOfMove(moved),
    durationMs: longToastMs,
    atFoot: true,
  };
}

function priceOfMove({ hoursCharged: more, hoursRefunded: back }: MovedView): string {
  if (more > 0) return `${formatHours(more)} more.`;
  return back > 0 ? `${formatHours(back)} back.` : "Same cost.";
}

/** One line, because codes are being read above it. */
export function bookedToast(span: BookingSpan, boatName: string, formats: Formats): ToastWords {
  return {
    title: `${boatName} is yours for ${formatHours(span.duration)} from ${formatTime(span.startTime, formats)}`,
    durationMs: longToastMs,
    atFoot: true,
  };
}

/** The refusals that an admin's reason passes. */
const passedByReason: readonly string[] = [
  "OUTSIDE_DAYLIGHT",
  "CLEARANCE_MISSING",
  "CLEARANCE_EXPIRED",
  "CONDITIONS_TOO_ROUGH",
  "FAIR_USE",
  "FEE_DUE",
] satisfies RefusalCode[];
