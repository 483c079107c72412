import type { StaffDamageView } from "../../shared/damage/damage-schemas";
import type { ReplacementChoice } from "../../shared/replacements/replacement-schemas";
import { outingDayInside, outingTimes } from "../../shared/time/outing-words";
import { trpc } from "../calls/api";
import { useClubClock } from "../clock/club-clock";
import { useFormats } from "../clock/use-formats";
import { useAct } from "../layout/use-act";
import { Button } from "../ui/button";
import { FormError } from "../ui/forms/form-error";

type Offered = StaffDamageView["offers"][number];

/** Whose bookings are in question: who has chosen what, and who has not. */
export function OfferedBookings({ offers }: { offers: Offered[] }) {
  if (offers.length === 0) return null;
  return (
    <section aria-label="Bookings" className="grid gap-2">
      <h3 className="font-semibold">Its bookings of the next days</h3>
      <ul className="divide-y divide-line border-line border-t">
        {offers.map((offer) => (
          <OfferedBooking key={offer.bookingId} offer={offer} />
        ))}
      </ul>
    </section>
  );
}

function OfferedBooking({ offer }: { offer: Offered }) {
  const formats = useFormats();
  const { today } = useClubClock();
  const { act, pending, refusal } = useAct(trpc.admin.decideOffer.useMutation());
  const { bookingId, swapTo } = offer;
  const decide = (choice: ReplacementChoice) => act({ bookingId, choice });
  return (
    <li className="grid gap-2 py-3">
      <p>
        <span className="font-semibold">{offer.rower}</span>,{" "}
        {outingDayInside(offer.bookingDate, today)}, {outingTimes(offer, formats)},{" "}
        {offer.reference}
      </p>
      <p className="text-ink-soft text-sm">{stateWords(offer)}</p>
      {offer.open && (
        <div className="flex flex-wrap gap-3">
          {swapTo && (
            <Button
              size="small"
              variant="secondary"
              disabled={pending}
              onClick={() => decide("swap")}
            >
              Move to {swapTo.name}
            </Button>
          )}
          <Button
            size="small"
            variant="secondary"
            disabled={pending}
            onClick={() => decide("cancel")}
          >
            Cancel {offer.reference}
          </Button>
        </div>
      )}
      <FormError>{refusal}</FormError>
    </li>
  );
}

function stateWords({ outcome, open, swapTo }: Offered): string {
  if (outcome === "swap") return "Moved to another boat.";
  if (outcome === "cancel") return "Cancelled, hours given back.";
  if (outcome === "stay") return "Stayed: the boat came back.";
  if (!open) return "Nothing to choose any more.";
  return swapTo ? "Has not chosen yet." : "Has not chosen yet. No other boat of its kind is free.";
}
