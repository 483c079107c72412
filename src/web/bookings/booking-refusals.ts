import { TRPCClientError } from "@trpc/client";
import type { BookingSpan } from "../../shared/bookings/booking-span";
import { type BoatDiary, outingsOn } from "../../shared/bookings/day-slots";
import { formatHours } from "../../shared/hours/quarters";
import type { Refusal } from "../../shared/refusals";
import { formatTime } from "../../shared/time/clock-times";
import { isNetworkFailure } from "../failure-sentence";
import { longToastMs, type ToastWords } from "../ui/toast-store";

/** The documented answer to a start that one of the club's rules refuses. */
export function refusalToast(refusal: Refusal, span: BookingSpan, diary: BoatDiary): ToastWords {
  if (refusal.code === "PAST_CLOSING") return destructive("Invalid Duration", refusal.message);
  if (refusal.code === "SLOT_TAKEN") {
    return destructive("Invalid Duration", nextOutingSentence(span, diary));
  }
  return destructive("Booking Failed", refusal.message);
}

const destructive = (title: string, description: string): ToastWords => ({
  title,
  description,
  variant: "destructive",
});

/** The gap before the boat's next outing is shorter than what was asked for. */
function nextOutingSentence(span: BookingSpan, diary: BoatDiary): string {
  const starts = outingsOn(span.bookingDate, diary.availability).map((out) => out.startTime);
  const next = starts.filter((start) => start > span.startTime).sort()[0] ?? span.startTime;
  return (
    `A ${span.duration} hour booking starting at ${formatTime(span.startTime)} would run into ` +
    `the boat's next outing at ${formatTime(next)}. ` +
    "Please select an earlier time or shorter duration."
  );
}

/** What to say when the server did not book; rules, Screens. */
export function bookingFailure(error: unknown): ToastWords {
  if (isNetworkFailure(error)) {
    return { title: "Booking Error: Network error - please try again", variant: "destructive" };
  }
  return destructive("Booking Failed", serverSentence(error) ?? "Unable to complete booking");
}

/** Only a sentence the server meant for people; not what a proxy or a parser had to say. */
function serverSentence(error: unknown): string | null {
  if (!(error instanceof TRPCClientError)) return null;
  const meant = error.data || error.message.startsWith("API endpoint not available");
  return (meant && error.message) || null;
}

export function bookedToast(span: BookingSpan, boatName: string): ToastWords {
  return {
    title: "Booking Confirmed",
    description: `${boatName} is yours for ${formatHours(span.duration)} from ${formatTime(span.startTime)}.`,
    durationMs: longToastMs,
    atFoot: true,
  };
}
