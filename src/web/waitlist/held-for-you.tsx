import { useMutation } from "@tanstack/react-query";
import { navigate } from "wouter/use-browser-location";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { bookingCostQuarters } from "../../shared/bookings/booking-cost";
import { formatHours, toHours } from "../../shared/hours/quarters";
import { outingDay, outingTimes } from "../../shared/time/outing-words";
import type { WaitlistEntryView } from "../../shared/waitlist/waitlist-schemas";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useClubClock } from "../clock/club-clock";
import { useClubTimeOf } from "../clock/use-club-time-of";
import { useProfile } from "../clock/use-profile";
import { useAct } from "../layout/use-act";
import { currentBookingsPath } from "../paths";
import { Button } from "../ui/button";
import { FormError } from "../ui/forms/form-error";
import { useFocusAfterRemoval } from "../ui/hooks/use-focus-after-removal";
import { longToastMs, showToast, type ToastWords } from "../ui/toasts/toast-store";
import { minutesLeftWords, type OfferedEntry, useOffers } from "./use-offers";

interface HeldForYouProps {
  entries: readonly WaitlistEntryView[];
  /** who pays no hours is told no cost */
  unlimited: boolean;
  /** Leads to what was booked; without it the toast that says so does. */
  onBooked?: (() => void) | undefined;
}

/** What came free and is held for its member, with how long still; nothing where nothing is. */
export function HeldForYou({ entries, unlimited, onBooked }: HeldForYouProps) {
  const offers = useOffers(entries);
  const boats = trpc.boats.list.useQuery().data ?? [];
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(offers.length);
  if (offers.length === 0) return null;
  return (
    <section
      aria-labelledby="held-for-you"
      className="grid gap-4 rounded-xl border-2 border-tide bg-tide-soft p-5 sm:p-6"
    >
      <h2 id="held-for-you" ref={heading} tabIndex={-1} className="scroll-mt-32 text-2xl">
        Held for you
      </h2>
      <ul className="grid gap-6">
        {offers.map((entry) => (
          <Held
            key={entry.offer.bookingId}
            entry={entry}
            boat={boats.find(({ id }) => id === entry.offer.boatId)}
            unlimited={unlimited}
            onBooked={onBooked}
          />
        ))}
      </ul>
    </section>
  );
}

const showDone = (words: ToastWords) =>
  showToast({ ...words, durationMs: longToastMs, atFoot: true });

const seeIt = { label: "See it", onPress: () => navigate(currentBookingsPath) };

interface HeldProps extends Omit<HeldForYouProps, "entries"> {
  entry: OfferedEntry;
  boat: BoatView | undefined;
}

function Held({ entry, boat, unlimited, onBooked }: HeldProps) {
  const profile = useProfile();
  const { today } = useClubClock();
  const timeOf = useClubTimeOf();
  const { id, duration, dateStr, offer } = entry;
  const day = outingDay(dateStr, today);
  const times = outingTimes({ ...offer, duration }, profile);
  const what = `${boat?.name ?? ""} ${day}, ${times}`;
  const accepting = trpc.bookings.acceptOffer.useMutation({
    ...readFirst,
    onSuccess: () => {
      showDone({
        title: "Booking Confirmed",
        description: what,
        action: onBooked ? undefined : seeIt,
      });
      onBooked?.();
    },
  });
  const declining = trpc.bookings.declineOffer.useMutation({
    ...readFirst,
    onSuccess: () => showDone({ title: "Let Go", description: "Whoever waits next is asked." }),
  });
  const { act, pending, refusal } = useAct(
    useMutation<unknown, Error, "accept" | "decline">({
      mutationFn: (answer) =>
        answer === "accept" ? accepting.mutateAsync({ id }) : declining.mutateAsync({ id }),
    }),
  );

  return (
    <li className="grid gap-3">
      <p>
        <strong className="block font-display text-xl tabular-nums">
          {day}, <span className="xs:whitespace-nowrap">{times}</span>
        </strong>
        {boat?.name}
        <span className="block">
          Held until {timeOf(offer.until)} ({minutesLeftWords(entry.minutesLeft)})
          {boat &&
            !unlimited &&
            `. Costs ${formatHours(toHours(bookingCostQuarters(boat.category, duration, profile)))}`}
          .
        </span>
      </p>
      <FormError>{refusal}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button
          className="min-h-12"
          disabled={pending}
          pending={accepting.isPending}
          pendingLabel="Booking..."
          onClick={() => act("accept")}
        >
          Book it <span className="sr-only">{what}</span>
        </Button>
        <Button
          variant="secondary"
          className="min-h-12"
          disabled={pending}
          onClick={() => act("decline")}
        >
          No thanks <span className="sr-only">{what}</span>
        </Button>
      </div>
    </li>
  );
}
