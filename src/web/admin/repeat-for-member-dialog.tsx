import { useState } from "react";
import type { BookForMemberInput } from "../../shared/bookings/booking-schemas";
import { formatHours } from "../../shared/hours/quarters";
import { bookingFailure } from "../bookings/booking-refusals";
import { everyWeek, outingsBooked } from "../bookings/series/series-words";
import { WeeksToBook, weeksAtFirst } from "../bookings/series/weeks-to-book";
import { trpc } from "../calls/api";
import { useFormats } from "../clock/use-formats";
import { useProfile } from "../clock/use-profile";
import { useAct } from "../layout/use-act";
import { useRead } from "../layout/use-read";
import { Dialog } from "../ui/dialogs/dialog";
import { showToast } from "../ui/toasts/toast-store";

interface RepeatForMemberDialogProps {
  outing: BookForMemberInput;
  names: { member: string; boat: string };
  onBooked: () => void;
  onClose: () => void;
}

/** A member's outing week by week, within what admins may book, and what books them. */
export function RepeatForMemberDialog(props: RepeatForMemberDialogProps) {
  const formats = useFormats();
  const { outing, names, onBooked, onClose } = props;
  const { dateStr: bookingDate, timeStr: startTime, duration } = outing;
  const { seriesWeeks } = useProfile();
  const [weeks, setWeeks] = useState(Math.min(weeksAtFirst, seriesWeeks));
  const asked = { ...outing, weeks };
  const trial = useRead(trpc.admin.trySeriesForMember.useQuery(asked));
  const booking = trpc.admin.bookSeriesForMember.useMutation({
    onSuccess: ({ booked, hoursRemaining }) => {
      onBooked();
      showToast({
        title: outingsBooked(booked),
        description: `${names.boat} for ${names.member}. Leaves ${formatHours(hoursRemaining)}.`,
      });
    },
  });
  const { act: book, pending } = useAct(booking, { toast: bookingFailure });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Repeat weekly"
      description={`${everyWeek({ bookingDate, startTime, duration }, formats)} · ${names.boat} for ${names.member}`}
    >
      <WeeksToBook
        weeks={weeks}
        onWeeks={setWeeks}
        trial={trial}
        whose="theirs"
        pending={pending}
        onBook={() => book(asked)}
      />
    </Dialog>
  );
}
