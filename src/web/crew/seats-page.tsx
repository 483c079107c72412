import { useState } from "react";
import type { SeatView } from "../../shared/crew/crew-schemas";
import { formatHours } from "../../shared/hours/quarters";
import { outingDay, outingTimes } from "../../shared/time/outing-words";
import { BoatPicture } from "../boats/boat-picture";
import { trpc } from "../calls/api";
import { useClub, useClubClock } from "../clock/club-clock";
import { useFormats } from "../clock/use-formats";
import { Read } from "../layout/read";
import { useAct } from "../layout/use-act";
import { useRead } from "../layout/use-read";
import { paths } from "../paths";
import { Badge } from "../ui/badge";
import { Button, ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import { EmptyState } from "../ui/empty-state";
import { FormError } from "../ui/forms/form-error";
import { QuietBayLater } from "../ui/illustrations/quiet-bay-later";
import { PageHeading } from "../ui/page-heading";

/** Outings of others with a seat free, and how one asks for it. */
export function SeatsPage() {
  const isOn = useClub()?.settings.openSeats === "on";
  return (
    <div className="page-width grid gap-6 py-8 *:min-w-0 sm:py-10">
      <PageHeading title="Open seats" lead="Row along with somebody who has a seat free." />
      {isOn ? <Seats /> : <p>The club opens no seats to its members.</p>}
    </div>
  );
}

function Seats() {
  const seats = useRead(trpc.bookings.seats.useQuery());
  // Whoever is asked for goes from the club's list; here it stays until the page is left.
  const [asked, setAsked] = useState<readonly SeatView[]>([]);
  return (
    <Read of={seats} failure="The open seats did not load" skeleton="h-64">
      {(open) => {
        const others = open.filter(
          ({ bookingId }) => !asked.some((seat) => seat.bookingId === bookingId),
        );
        return asked.length + others.length === 0 ? (
          <NoSeats />
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {asked.map((seat) => (
              <Seat key={seat.bookingId} seat={seat} />
            ))}
            {others.map((seat) => (
              <Seat
                key={seat.bookingId}
                seat={seat}
                onAsked={() => setAsked((before) => [...before, seat])}
              />
            ))}
          </ul>
        );
      }}
    </Read>
  );
}

function NoSeats() {
  return (
    <EmptyState
      level="section"
      title="No open seats right now"
      illustration={<QuietBayLater className="w-full rounded-lg" />}
      action={<ButtonLink to={paths.boats}>See the boats</ButtonLink>}
    >
      Book a boat for two, open its second seat under "Ask somebody along", and see who joins you.
    </EmptyState>
  );
}

interface SeatProps {
  seat: SeatView;
  /** told once it is asked for; nothing where it has been */
  onAsked?: () => void;
}

function Seat({ seat, onAsked }: SeatProps) {
  const formats = useFormats();
  const { today } = useClubClock();
  const boats = trpc.boats.list.useQuery();
  const pictured = boats.data?.find(({ id }) => id === seat.boat.id);
  const { act, pending, refusal } = useAct(
    trpc.bookings.askForSeat.useMutation({ onSuccess: () => onAsked?.() }),
  );
  const { boat, cost, open } = seat;
  const day = outingDay(seat.bookingDate, today);
  const times = outingTimes(seat, formats);
  return (
    <Card as="li" className="grid content-start gap-3">
      <div className="aspect-2/1 overflow-hidden rounded-lg">
        {pictured && <BoatPicture boat={pictured} className="size-full object-cover" />}
      </div>
      <h2 className="text-xl tabular-nums">
        {day}, <span className="block">{times}</span>
      </h2>
      <p>
        {boat.name} with {seat.with}
        <span className="block text-ink-soft">
          {open === 1 ? "1 seat" : `${open} seats`} ·{" "}
          {cost === 0 ? "costs you nothing" : `costs you ${formatHours(cost)}`}
        </span>
      </p>
      <FormError>{refusal}</FormError>
      {onAsked ? (
        <Button
          className="justify-self-start"
          pending={pending}
          pendingLabel="Asking..."
          onClick={() => act({ id: seat.bookingId })}
        >
          Ask for a seat{" "}
          <span className="sr-only">
            {day}, {times}
          </span>
        </Button>
      ) : (
        <p role="status">
          <Badge tone="good">Asked</Badge> {seat.with} is told, and you get a mail.
        </p>
      )}
    </Card>
  );
}
