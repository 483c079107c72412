import { useState } from "react";
import type { BookForMemberInput } from "../../shared/bookings/booking-schemas";
import { formatHours } from "../../shared/hours/quarters";
import { outingDay, outingTimes } from "../../shared/time/outing-words";
import { visibleBoats } from "../boats/visible-boats";
import { trpc } from "../calls/api";
import { useClubClock } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { Dialog } from "../ui/dialogs/dialog";
import { lazyDialog } from "../ui/dialogs/lazy-dialog";
import { showToast } from "../ui/toasts/toast-store";
import { BookForMemberForm, type BookingNames } from "./book-for-member-form";

/** Create Booking for Member. Only boats that are online are offered. */
export function BookForMemberDialog({ onClose }: { onClose: () => void }) {
  const boats = useRead(trpc.boats.list.useQuery());
  const booking = trpc.admin.bookForMember.useMutation();
  const [repeated, setRepeated] = useState<{
    outing: BookForMemberInput;
    names: BookingNames;
  } | null>(null);
  const { today } = useClubClock();
  const profile = useProfile();

  async function create(input: BookForMemberInput, names: BookingNames) {
    const { booking: booked, hoursRemaining } = await booking.mutateAsync(input);
    onClose();
    const when = `${outingDay(booked.bookingDate, today)}, ${outingTimes(booked, profile)}`;
    showToast({
      title: `Booking ${booked.reference} Created`,
      description: `${names.boat} for ${names.member}: ${when}. Leaves ${formatHours(hoursRemaining)}.`,
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Create Booking for Member"
      description="The member's hours are charged as if they had booked it themselves."
    >
      <Read of={boats} failure="The boats did not load" skeleton="h-72">
        {(all) => (
          <BookForMemberForm
            boats={visibleBoats(all, profile).filter(({ available }) => available)}
            onSubmit={create}
            onRepeat={(outing, names) => setRepeated({ outing, names })}
          />
        )}
      </Read>
      {repeated && (
        <RepeatForMemberDialog {...repeated} onBooked={onClose} onClose={() => setRepeated(null)} />
      )}
    </Dialog>
  );
}

const RepeatForMemberDialog = lazyDialog(
  async () => (await import("./repeat-for-member-dialog")).RepeatForMemberDialog,
);
