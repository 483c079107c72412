import { useParams } from "wouter";
import type { OfferView } from "../../shared/booking-offers/booking-offer-schemas";
import { formatHours } from "../../shared/hours/quarters";
import { outingDay, outingTimes } from "../../shared/time/outing-words";
import { AuthFrame } from "../auth/auth-frame";
import { trpc } from "../calls/api";
import { failureSentence, statusOf } from "../calls/failure-sentence";
import { useClubClock } from "../clock/club-clock";
import { useFormats } from "../clock/use-formats";
import { Read } from "../layout/read";
import { type Missed, useRead } from "../layout/use-read";
import { paths } from "../paths";
import { ButtonLink } from "../ui/button";
import { NotLoaded } from "../ui/loading/not-loaded";
import { OfferChoices } from "./offer-choices";

/** Where the mail about a booking that cannot go ahead leads. Opening it does nothing. */
export function BookingOfferPage() {
  const { token = "" } = useParams();
  const offer = useRead(trpc.bookings.offer.useQuery({ token }, { retry: false }));
  return (
    <Read
      of={offer}
      failure={notLoaded}
      failed={(missed) =>
        statusOf(missed.error) === 422 ? <UnknownOffer /> : <OfferNotLoaded {...missed} />
      }
    >
      {(known) => <Offer token={token} offer={known} />}
    </Read>
  );
}

const notLoaded = "Your choice did not load";

function OfferNotLoaded({ error, ...retry }: Missed) {
  return (
    <AuthFrame title="Your booking">
      <NotLoaded sentence={notLoaded} {...retry}>
        {failureSentence(error, "")}
      </NotLoaded>
    </AuthFrame>
  );
}

function UnknownOffer() {
  return (
    <AuthFrame
      title="This link leads nowhere now"
      lead="It may be cut short, or be from an older message. Your dashboard says how your bookings stand."
    >
      <ToDashboard />
    </AuthFrame>
  );
}

function Offer({ token, offer }: { token: string; offer: OfferView }) {
  const formats = useFormats();
  const { booking, choices } = offer;
  const { today } = useClubClock();
  const open = choices.length > 0;
  const when = `${outingDay(booking.bookingDate, today)}, ${outingTimes(booking, formats)}`;
  return (
    <AuthFrame
      title={open ? openTitle(offer) : closedTitle(offer)}
      lead={open ? `Your outing ${booking.reference}: ${when}.` : undefined}
    >
      {open ? (
        <OfferChoices token={token} offer={offer} />
      ) : (
        <>
          <p className="text-lg">{closedWords(offer, when)}</p>
          <ToDashboard />
        </>
      )}
    </AuthFrame>
  );
}

const openTitle = ({ reason, boatName }: OfferView) =>
  reason === "unusable" ? `${boatName} cannot be rowed` : "Too rough to row";

function closedTitle({ booking, outcome, boatName }: OfferView): string {
  if (booking.status === "cancelled") return "Your booking is cancelled";
  if (outcome === "stay") return `${boatName} is back`;
  return outcome === "swap" ? `You row ${booking.boat.name}` : "Nothing to decide any more";
}

function closedWords({ booking, outcome }: OfferView, when: string): string {
  const outing = `${booking.reference}, ${when}`;
  if (booking.status === "cancelled") {
    return `${outing}: ${formatHours(booking.hoursReturned)} went back to your account.`;
  }
  if (outcome === "swap") return `${outing}. Date, time and hours stay as they were.`;
  const stands = outcome === "stay" ? "Your booking stands as it was: " : "";
  return `${stands}${outing}, with ${booking.boat.name}.`;
}

const ToDashboard = () => (
  <div>
    <ButtonLink to={paths.dashboard}>Go to my dashboard</ButtonLink>
  </div>
);
