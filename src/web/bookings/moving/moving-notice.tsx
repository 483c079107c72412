import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "wouter";
import type { BoatView } from "../../../shared/boats/boat-schemas";
import { formatTime } from "../../../shared/time/clock-times";
import { addDays, type ClubDate, formatDate } from "../../../shared/time/club-dates";
import { outingDayInside, outingTimes } from "../../../shared/time/outing-words";
import { trpc } from "../../calls/api";
import { useClubClock } from "../../clock/club-clock";
import { useFormats } from "../../clock/use-formats";
import { bookingPath, paths } from "../../paths";
import { ButtonLink } from "../../ui/button";
import { FormError } from "../../ui/forms/form-error";
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
 * Which booking is being moved, that it stands meanwhile, in one line, and the other boats.
 * Asks an admin why it should go where a rule refused it.
 */
export function MovingNotice({ booking, boat, askedWhy }: MovingNoticeProps) {
  const formats = useFormats();
  const { today } = useClubClock();
  const { bookingDate, startTime, reference, memberName } = booking;
  const was = `${booking.boatName}, ${outingDayInside(bookingDate, today)}, ${outingTimes(booking, formats)}`;
  return (
    <section
      aria-labelledby="moving"
      className="grid gap-2 rounded-md border-tide border-l-4 bg-tide-soft px-3 py-2 text-sm"
    >
      <div className="flex items-center justify-between gap-2">
        <strong id="moving" className="text-base leading-tight sm:shrink-0">
          Moving {shortDay(bookingDate, today)} {formatTime(startTime, formats)}
          {memberName && ` for ${memberName}`}
        </strong>
        <p className="max-sm:sr-only">
          <span className="sr-only">
            {reference}, {was}.
          </span>{" "}
          It stays {memberName ? "theirs" : "yours"} until you press Move Booking.
        </p>
        <ButtonLink to={paths.dashboard} variant="secondary" size="small" className="shrink-0">
          Keep <span className="sr-only">it as it is</span>
        </ButtonLink>
      </div>
      <BoatChips boat={boat} />
      {askedWhy && <WhyAllTheSame {...askedWhy} />}
    </section>
  );
}

/** "Thu" within the week, which no other day of it is; "Thu, Dec 10" beyond. */
const shortDay = (date: ClubDate, today: ClubDate): string =>
  formatDate(date, date < addDays(today, 7) ? "EEE" : "EEE, MMM d");

/** The boats it could go to, in one row that a thumb draws along; the one it is in is in sight. */
function BoatChips({ boat }: Pick<MovingNoticeProps, "boat">) {
  const [search] = useSearchParams();
  const [, goTo] = useLocation();
  const boats = trpc.boats.list.useQuery().data ?? [];
  const shown = boats.filter(
    ({ id, available, managerDisabled }) => (available && !managerDisabled) || id === boat.id,
  );
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Boat</legend>
      <div className="-mx-1 flex gap-1.5 overflow-x-auto p-1">
        {shown.map(({ id, name }) => (
          <label key={id} ref={id === boat.id ? bringIntoSight : null} className={chip}>
            <input
              type="radio"
              name="moved-to"
              value={id}
              checked={id === boat.id}
              onChange={() => goTo(bookingPath(id, Object.fromEntries(search)))}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Moves the row alone, never the page. */
function bringIntoSight(label: HTMLElement | null) {
  const row = label?.parentElement;
  if (row) row.scrollLeft = label.offsetLeft - row.offsetLeft - row.clientWidth / 3;
}

const chip =
  "relative flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border border-line-strong bg-float px-3 font-semibold transition-colors hover:bg-tide-soft has-checked:border-tide has-checked:bg-tide has-checked:text-on-tide has-focus-visible:outline-3 has-focus-visible:outline-tide has-focus-visible:outline-offset-2";

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
