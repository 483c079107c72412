import { useEffect, useRef } from "react";
import type { BookedView } from "../../../shared/bookings/booking-schemas";
import { formatHours } from "../../../shared/hours/quarters";
import type { MemberView } from "../../../shared/members/member-views";
import { formatDate } from "../../../shared/time/club-dates";
import { arrivalTime, outingTimes } from "../../../shared/time/outing-words";
import { trpc } from "../../calls/api";
import { useClubClock } from "../../clock/club-clock";
import { useProfile } from "../../clock/use-profile";
import { CrewButton } from "../../crew/crew-button";
import { paths } from "../../paths";
import { Button, ButtonLink } from "../../ui/button";
import { CheckCircleIcon, PrintIcon } from "../../ui/icons/icons";
import { ChangeButtons } from "../change-buttons";
import { WarningLines } from "../warning-lines";
import { AccessCodes } from "./access-information";
import { AddToCalendar } from "./add-to-calendar";

interface BookingConfirmationProps {
  booked: BookedView;
  boatName: string;
  member: MemberView;
  title?: string;
  onAnother: () => void;
}

/**
 * The confirmation, made like a boarding pass; takes the focus when it appears. Its codes stand high
 * enough for the toast at the foot of the window never to lie on them, however the page is scrolled.
 */
export function BookingConfirmation(props: BookingConfirmationProps) {
  const { booked, boatName, member, title: words = "Booking Confirmed", onAnother } = props;
  const { booking } = booked;
  const profile = useProfile();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section
      aria-labelledby="booking-pass"
      className="animate-rise overflow-hidden rounded-xl border border-line bg-float shadow-float print:max-w-sm print:shadow-none"
    >
      <header className="grid gap-1 bg-tide px-6 py-4 text-on-tide">
        <h2
          id="booking-pass"
          ref={title}
          tabIndex={-1}
          className="flex items-center gap-2 text-xl focus-visible:outline-on-tide"
        >
          <CheckCircleIcon /> {words}
        </h2>
        <p className="font-display font-semibold text-3xl tabular-nums whitespace-nowrap">
          {booking.reference}
        </p>
      </header>
      <dl className="grid xs:grid-cols-2 gap-x-4 gap-y-3 px-6 py-4">
        <Fact label="Boat" wide>
          {boatName}
        </Fact>
        <Fact label="Time" wide>
          {formatDate(booking.bookingDate)}
          <span className="block">{outingTimes(booking, profile)}</span>
        </Fact>
      </dl>
      {booking.warnings.length > 0 && (
        <p className="px-6 pb-4 text-sm">
          <WarningLines warnings={booking.warnings} />
        </p>
      )}
      <Perforation />
      <div className="px-6 py-4">
        <AccessCodes bookingId={booking.id} />
      </div>
      <dl className="grid xs:grid-cols-2 gap-x-4 border-line border-t px-6 py-4">
        <Fact label="Cost">{formatHours(booking.hoursUsed)}</Fact>
        <Fact label="Balance">{formatHours(booked.hoursRemaining)}</Fact>
      </dl>
      <p className="px-6 pb-5 text-ink-soft text-sm">
        Please be at the dock by {arrivalTime(booking.startTime, profile)},{" "}
        {profile.arriveMinutesEarly} minutes early.
      </p>
      <div className="grid gap-2 px-6 pb-6 print:hidden">
        <div className="flex flex-wrap gap-2 *:grow">
          <Changes id={booking.id} member={member} onCancelled={onAnother} />
          <AddToCalendar booking={booking} size="small" />
        </div>
        <Button onClick={onAnother}>Make Another Booking</Button>
        <div className="flex flex-wrap gap-2 *:grow">
          <ButtonLink to={paths.boats} variant="secondary" size="small">
            Back to Boats
          </ButtonLink>
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            <PrintIcon /> Print
          </Button>
        </div>
      </div>
    </section>
  );
}

interface ChangesProps {
  id: number;
  member: MemberView;
  onCancelled: () => void;
}

/** Move, Cancel and its crew, as soon as the booking is among the member's own. */
function Changes({ id, member, onCancelled }: ChangesProps) {
  const now = useClubClock();
  const own = trpc.bookings.mine.useQuery().data?.find((booking) => booking.id === id);
  if (!own) return null;
  return (
    <>
      <ChangeButtons booking={own} member={member} now={now} onCancelled={onCancelled} />
      <CrewButton booking={own} now={now} />
    </>
  );
}

interface FactProps {
  label: string;
  wide?: boolean;
  children: React.ReactNode;
}

function Fact({ label, wide = false, children }: FactProps) {
  return (
    <div className={wide ? "xs:col-span-2" : ""}>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="font-semibold text-lg tabular-nums">{children}</dd>
    </div>
  );
}

/** The tear line, with a notch at either side. */
function Perforation() {
  return (
    <div aria-hidden="true" className="relative border-line-strong border-t-2 border-dashed">
      <span className="-left-3 -top-3 absolute size-6 rounded-full border border-line bg-foam" />
      <span className="-right-3 -top-3 absolute size-6 rounded-full border border-line bg-foam" />
    </div>
  );
}
