import type { BookingPreview } from "../../shared/bookings/booking-preview";
import type { BookingSpan } from "../../shared/bookings/booking-span";
import { outingTimes } from "../../shared/bookings/outing-words";
import { Button } from "../ui/button";
import { costWords } from "./cost-words";

interface BookingTotalProps {
  boatName: string;
  /** the outing to speak of: the chosen one, which the button books, else the one pointed at */
  span: BookingSpan | null;
  preview: BookingPreview | null;
  /** what to do next while nothing is chosen */
  hint: string;
  pending: boolean;
  onConfirm: () => void;
}

/** The running total and the one button that books; stays in reach of a thumb on phones. */
export function BookingTotal(props: BookingTotalProps) {
  const { boatName, span, preview, hint, pending, onConfirm } = props;
  return (
    <div className="-mx-5 sticky bottom-0 z-10 grid gap-3 rounded-b-lg border-line border-t bg-float px-5 py-4 sm:-mx-6 sm:grid-cols-[1fr_auto] sm:items-center sm:px-6">
      <output aria-live="polite" className="block min-h-12 text-sm leading-snug">
        {span && preview ? (
          <>
            <strong className="block text-base">
              {outingTimes(span)} · {boatName}
            </strong>
            <span className={preview.refusal ? "text-signal" : "text-ink-soft"}>
              {preview.refusal ? preview.refusal.message : costWords(preview)}
            </span>
          </>
        ) : (
          <span className="text-ink-soft">{hint}</span>
        )}
      </output>
      <Button
        pending={pending}
        pendingLabel="Booking..."
        onClick={onConfirm}
        className="sm:min-w-44"
      >
        Confirm Booking
      </Button>
    </div>
  );
}
