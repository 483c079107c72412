import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import { refuseCancelling } from "../../shared/bookings/cancelling-rules";
import type { InvitationView } from "../../shared/crew/crew-schemas";
import type { ClubTime } from "../../shared/time/club-now";
import { outingDay, outingTimes } from "../../shared/time/outing-words";
import { useClubClock } from "../clock/club-clock";
import { useFormats } from "../clock/use-formats";
import { useFocusAfterRemoval } from "../ui/hooks/use-focus-after-removal";
import { AnswerButtons } from "./answer-buttons";
import { Invitation } from "./invitation";

interface CrewAsksProps {
  invitations: readonly InvitationView[];
  bookings: readonly MemberBookingView[];
}

/** What waits for a member's yes or no: outings they are asked along to, and who asks to come along. */
export function CrewAsks({ invitations, bookings }: CrewAsksProps) {
  const formats = useFormats();
  const now = useClubClock();
  const asks = seatAsksOf(bookings, now);
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(invitations.length + asks.length);
  if (invitations.length + asks.length === 0) return null;
  return (
    <section
      aria-labelledby="crew"
      className="grid gap-4 rounded-xl border-2 border-tide bg-tide-soft p-5 sm:p-6"
    >
      <h2 id="crew" ref={heading} tabIndex={-1} className="scroll-mt-32 text-2xl">
        Rowing together
      </h2>
      <ul className="grid gap-6">
        {invitations.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
        {asks.map(({ entry, booking }) => (
          <li key={entry.id} className="grid gap-3">
            <p>
              <strong className="block font-display text-xl">{entry.name} asks for a seat</strong>
              {booking.boat.name}
              <span className="block tabular-nums">
                {outingDay(booking.bookingDate, now.today)},{" "}
                <span className="inline-block">{outingTimes(booking, formats)}</span>
              </span>
            </p>
            <AnswerButtons id={entry.id} who={entry.name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who asks for a seat of somebody's own outings, while those can still be answered. */
const seatAsksOf = (bookings: readonly MemberBookingView[], now: ClubTime) =>
  bookings
    .filter((booking) => booking.role === "rower" && refuseCancelling(booking, now, false) === null)
    .flatMap((booking) =>
      (booking.crew ?? [])
        .filter(({ state }) => state === "asking")
        .map((entry) => ({ entry, booking })),
    );
