import type { Place } from "../../../shared/bookings/moving-rules";
import { bookingPath } from "../../paths";
import { ButtonLink } from "../../ui/button";

/** Leads to the boat's day, where the booking can be laid elsewhere, shortened or lengthened. */
export function MoveLink({ booking }: { booking: Place & { id: number; reference: string } }) {
  const { id, boatId, bookingDate: date, startTime: start, duration, reference } = booking;
  return (
    <ButtonLink
      to={bookingPath(boatId, { date, start, duration, move: id })}
      variant="secondary"
      size="small"
    >
      Move <span className="sr-only">booking {reference}</span>
    </ButtonLink>
  );
}
