import { useParams } from "wouter";
import { formatHours } from "../../shared/hours/quarters";
import type { ReplacementView } from "../../shared/replacements/replacement-schemas";
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
import { ReplacementChoices } from "./replacement-choices";

/** Where the mail about a booking that cannot go ahead leads. Opening it does nothing. */
export function ReplacementPage() {
  const { token = "" } = useParams();
  const replacement = useRead(trpc.bookings.offer.useQuery({ token }, { retry: false }));
  return (
    <Read
      of={replacement}
      failure={notLoaded}
      failed={(missed) =>
        statusOf(missed.error) === 422 ? <UnknownOffer /> : <OfferNotLoaded {...missed} />
      }
    >
      {(known) => <Replacement token={token} replacement={known} />}
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

function Replacement({ token, replacement }: { token: string; replacement: ReplacementView }) {
  const formats = useFormats();
  const { booking, choices } = replacement;
  const { today } = useClubClock();
  const open = choices.length > 0;
  const when = `${outingDay(booking.bookingDate, today)}, ${outingTimes(booking, formats)}`;
  return (
    <AuthFrame
      title={open ? openTitle(replacement) : closedTitle(replacement)}
      lead={open ? `Your outing ${booking.reference}: ${when}.` : undefined}
    >
      {open ? (
        <ReplacementChoices token={token} replacement={replacement} />
      ) : (
        <>
          <p className="text-lg">{closedWords(replacement, when)}</p>
          <ToDashboard />
        </>
      )}
    </AuthFrame>
  );
}

const openTitle = ({ reason, boatName }: ReplacementView) =>
  reason === "unusable" ? `${boatName} cannot be rowed` : "Too rough to row";

function closedTitle({ booking, outcome, boatName }: ReplacementView): string {
  if (booking.status === "cancelled") return "Your booking is cancelled";
  if (outcome === "stay") return `${boatName} is back`;
  return outcome === "swap" ? `You row ${booking.boat.name}` : "Nothing to decide any more";
}

function closedWords({ booking, outcome }: ReplacementView, when: string): string {
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
