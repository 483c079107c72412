import { useState } from "react";
import { useLocation } from "wouter";
import { formatHours, isUnlimited } from "../../../shared/hours/quarters";
import type { BookingSpan } from "../../../shared/time/booking-span";
import { trpc } from "../../calls/api";
import { readFirst } from "../../calls/read-after-writes";
import { useFormats } from "../../clock/use-formats";
import { useProfile } from "../../clock/use-profile";
import { useAct } from "../../layout/use-act";
import { useRead } from "../../layout/use-read";
import { currentBookingsPath } from "../../paths";
import { Dialog } from "../../ui/dialogs/dialog";
import { showToast } from "../../ui/toasts/toast-store";
import { bookingFailure } from "../booking-refusals";
import { forgetOuting } from "../planner/use-outing";
import { everyWeek, outingsBooked } from "./series-words";
import { WeeksToBook, weeksAtFirst } from "./weeks-to-book";

interface RepeatWeeklyDialogProps {
  boat: { id: number; name: string };
  outing: BookingSpan;
  onClose: () => void;
}

/** Shows an outing week by week, what the club says to each and what they cost together, and books them. */
export function RepeatWeeklyDialog({ boat, outing, onClose }: RepeatWeeklyDialogProps) {
  const formats = useFormats();
  const { seriesWeeks } = useProfile();
  const [weeks, setWeeks] = useState(Math.min(weeksAtFirst, seriesWeeks));
  const { bookingDate: dateStr, startTime: timeStr, duration } = outing;
  const asked = { boatId: boat.id, dateStr, timeStr, duration, weeks };
  const trial = useRead(trpc.bookings.trySeries.useQuery(asked));
  const { book, pending } = useBookSeries(onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Repeat weekly"
      description={`${everyWeek(outing, formats)} · ${boat.name}`}
    >
      <WeeksToBook
        weeks={weeks}
        onWeeks={setWeeks}
        trial={trial}
        whose="yours"
        pending={pending}
        onBook={() => book(asked)}
      />
    </Dialog>
  );
}

function useBookSeries(onClose: () => void) {
  const [, goTo] = useLocation();
  const booking = trpc.bookings.bookSeries.useMutation({
    ...readFirst,
    onSuccess: ({ booked, hoursRemaining }) => {
      forgetOuting();
      onClose();
      goTo(currentBookingsPath);
      const left = isUnlimited(hoursRemaining)
        ? {}
        : { description: `leaves ${formatHours(hoursRemaining)}` };
      showToast({ title: outingsBooked(booked), ...left });
    },
  });
  const { act: book, pending } = useAct(booking, { toast: bookingFailure });
  return { book, pending };
}
