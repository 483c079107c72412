import { useLocation, useSearchParams } from "wouter";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { outingDay, outingTimes } from "../../shared/bookings/outing-words";
import { trpc } from "../api";
import { useClubClock } from "../club-clock";
import { bookingPath, paths } from "../paths";
import { ButtonLink } from "../ui/button";
import { Notice } from "../ui/notice";
import { SelectField } from "../ui/select-field";
import type { MovedBooking } from "./use-moved-booking";

/** Which booking is being moved, that it stands meanwhile, and the way to another boat. */
export function MovingNotice({ booking, boat }: { booking: MovedBooking; boat: BoatView }) {
  const { today } = useClubClock();
  const [search] = useSearchParams();
  const [, goTo] = useLocation();
  const boats = trpc.boats.list.useQuery().data ?? [];
  const shown = boats.filter(
    ({ id, available, managerDisabled }) => (available && !managerDisabled) || id === boat.id,
  );
  const was = `${booking.boatName}, ${outingDay(booking.bookingDate, today)}, ${outingTimes(booking)}`;
  return (
    <section
      aria-labelledby="moving"
      className="grid gap-2 rounded-md border-tide border-l-4 bg-tide-soft px-4 py-3 text-sm"
    >
      <p>
        <strong id="moving" className="block text-base">
          Moving {booking.reference}
          {booking.memberName && ` for ${booking.memberName}`}
        </strong>
        {was}. It stays {booking.memberName ? "theirs" : "yours"} until you press Move Booking.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Boat"
          className="min-w-0 grow basis-60"
          value={boat.id}
          onChange={({ target }) => goTo(bookingPath(target.value, Object.fromEntries(search)))}
        >
          {shown.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <ButtonLink to={paths.dashboard} variant="secondary" className="shrink-0">
          Leave it
        </ButtonLink>
      </div>
    </section>
  );
}

/** For an address that names a booking which is over, cancelled, or somebody else's. */
export function NothingToMove() {
  return (
    <Notice
      kind="careful"
      title="This booking cannot be moved"
      action={
        <ButtonLink to={paths.dashboard} variant="secondary">
          Go to Dashboard
        </ButtonLink>
      }
    >
      It has started, is cancelled, or its boat is out. Your dashboard says how it stands.
    </Notice>
  );
}
