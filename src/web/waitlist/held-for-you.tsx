import { useState } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { hourlyCost } from "../../shared/bookings/booking-cost";
import { formatHours } from "../../shared/hours/quarters";
import { outingDay, outingTimes } from "../../shared/time/outing-words";
import type { WishView } from "../../shared/waitlist/wish-schemas";
import { trpc } from "../calls/api";
import { failureSentence } from "../calls/failure-sentence";
import { readFirst } from "../calls/read-after-writes";
import { useClubClock } from "../clock/club-clock";
import { useClubTimeOf } from "../clock/use-club-time-of";
import { Button } from "../ui/button";
import { FormError } from "../ui/forms/form-error";
import { useFocusHeir } from "../ui/hooks/use-focus-heir";
import { longToastMs, showToast } from "../ui/toasts/toast-store";
import { minutesWords, type OfferedWish, useOffers } from "./use-offers";

interface HeldForYouProps {
  wishes: readonly WishView[];
  /** who pays no hours is told no cost */
  unlimited: boolean;
}

/** What came free and is held for its member, with how long still; nothing where nothing is. */
export function HeldForYou({ wishes, unlimited }: HeldForYouProps) {
  const offers = useOffers(wishes);
  const boats = trpc.boats.list.useQuery().data ?? [];
  const heading = useFocusHeir<HTMLHeadingElement>(offers.length);
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
        {offers.map((wish) => (
          <Held
            key={wish.offer.bookingId}
            wish={wish}
            boat={boats.find(({ id }) => id === wish.offer.boatId)}
            unlimited={unlimited}
          />
        ))}
      </ul>
    </section>
  );
}

interface HeldProps extends Pick<HeldForYouProps, "unlimited"> {
  wish: OfferedWish;
  boat: BoatView | undefined;
}

function Held({ wish, boat, unlimited }: HeldProps) {
  const { today } = useClubClock();
  const timeOf = useClubTimeOf();
  const accepting = trpc.bookings.acceptOffer.useMutation(readFirst);
  const declining = trpc.bookings.declineOffer.useMutation(readFirst);
  const [refused, setRefused] = useState<string>();
  const { id, duration, dateStr, offer } = wish;
  const day = outingDay(dateStr, today);
  const times = outingTimes({ ...offer, duration });
  const busy = accepting.isPending || declining.isPending;

  async function answer(
    done: { title: string; description: string },
    send: () => Promise<unknown>,
  ) {
    setRefused(undefined);
    try {
      await send();
      showToast({ ...done, durationMs: longToastMs, atFoot: true });
    } catch (error) {
      setRefused(failureSentence(error, "Please try again."));
    }
  }
  const what = `${boat?.name ?? ""} ${day}, ${times}`;

  return (
    <li className="grid gap-3">
      <p>
        <strong className="block font-display text-xl tabular-nums">
          {day}, <span className="whitespace-nowrap">{times}</span>
        </strong>
        {boat?.name} is held for you until {timeOf(offer.until)}, {minutesWords(wish.minutesLeft)}
        {boat && !unlimited && `. It costs ${formatHours(duration * hourlyCost(boat.category))}`}.
      </p>
      {refused && <FormError>{refused}</FormError>}
      <div className="flex flex-wrap gap-3">
        <Button
          className="min-h-12"
          disabled={busy}
          pending={accepting.isPending}
          pendingLabel="Booking..."
          onClick={() =>
            answer({ title: "Booking Confirmed", description: what }, () =>
              accepting.mutateAsync({ id }),
            )
          }
        >
          Book it <span className="sr-only">{what}</span>
        </Button>
        <Button
          variant="secondary"
          className="min-h-12"
          disabled={busy}
          onClick={() =>
            answer({ title: "Let Go", description: "Whoever waits next is asked." }, () =>
              declining.mutateAsync({ id }),
            )
          }
        >
          No thanks <span className="sr-only">{what}</span>
        </Button>
      </div>
    </li>
  );
}
