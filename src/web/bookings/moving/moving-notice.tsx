import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "wouter";
import type { BoatView } from "../../../shared/boats/boat-schemas";
import { outingDayInside, outingTimes } from "../../../shared/time/outing-words";
import { trpc } from "../../calls/api";
import { useClubClock } from "../../clock/club-clock";
import { bookingPath, paths } from "../../paths";
import { ButtonLink } from "../../ui/button";
import { FormError } from "../../ui/forms/form-error";
import { SelectField } from "../../ui/forms/select-field";
import { TextField } from "../../ui/forms/text-field";
import { Notice } from "../../ui/notice";
import type { AskedWhy } from "./use-move-booking";
import type { MovedBooking } from "./use-moved-booking";

interface MovingNoticeProps {
  booking: MovedBooking;
  boat: BoatView;
  askedWhy: AskedWhy | null;
}

/**
 * Which booking is being moved, that it stands meanwhile, and the way to another boat. Asks an admin
 * why it should go where a rule refused it.
 */
export function MovingNotice({ booking, boat, askedWhy }: MovingNoticeProps) {
  const { today } = useClubClock();
  const [search] = useSearchParams();
  const [, goTo] = useLocation();
  const boats = trpc.boats.list.useQuery().data ?? [];
  const shown = boats.filter(
    ({ id, available, managerDisabled }) => (available && !managerDisabled) || id === boat.id,
  );
  const was = `${booking.boatName}, ${outingDayInside(booking.bookingDate, today)}, ${outingTimes(booking)}`;
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
          Keep as it is
        </ButtonLink>
      </div>
      {askedWhy && <WhyAllTheSame {...askedWhy} />}
    </section>
  );
}

/** Takes the focus, because the button that was pressed may be a screen away. */
function WhyAllTheSame({ refused, why, onWhy }: AskedWhy) {
  const field = useRef<HTMLInputElement>(null);
  // Each refusal is another error, also with the same sentence.
  useEffect(() => {
    if (refused) field.current?.focus();
  }, [refused]);
  return (
    <>
      <FormError>
        <strong className="block">Not moved</strong>
        {refused.message}
      </FormError>
      <TextField
        ref={field}
        label="Move it all the same, because"
        help="Your reason stays with the booking, and in the audit trail. Then press Move Booking again."
        autoComplete="off"
        maxLength={200}
        value={why}
        onChange={({ target }) => onWhy(target.value)}
      />
    </>
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
