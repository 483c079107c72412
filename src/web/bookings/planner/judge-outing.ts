import { isSamePlace } from "../../../shared/bookings/moving-rules";
import {
  type BookingPreview,
  type PreviewFacts,
  previewBooking,
} from "../../../shared/slots/booking-preview";
import type { BookingSpan } from "../../../shared/time/booking-span";
import type { ClubTime } from "../../../shared/time/club-now";
import { type InTheWay, inTheWayOf } from "./refused-outing";
import { whatWouldDo } from "./what-would-do";

/** An outing, what it costs and leaves, and where it is refused, what is in its way and would do. */
export interface JudgedOuting extends BookingPreview {
  span: BookingSpan;
  inTheWay: InTheWay | null;
  instead: BookingSpan | null;
}

export function judgeOuting(span: BookingSpan, facts: PreviewFacts, now: ClubTime): JudgedOuting {
  const preview = previewBooking(span, facts, now);
  if (!preview.refusal) return { span, ...preview, inTheWay: null, instead: null };
  const isOut = (other: BookingSpan) => isKept(other, facts) || isRefused(other, facts, now);
  return {
    span,
    ...preview,
    inTheWay: inTheWayOf(span, preview.refusal, facts),
    instead: whatWouldDo(span, isOut, facts.profile),
  };
}

const isRefused = (span: BookingSpan, facts: PreviewFacts, now: ClubTime) =>
  previewBooking(span, facts, now).refusal !== null;

/** Of a booking that is moved: it would lie where it lies. */
const isKept = (span: BookingSpan, { moved, boat }: PreviewFacts) =>
  moved !== undefined && isSamePlace(moved, { ...span, boatId: boat.id });
