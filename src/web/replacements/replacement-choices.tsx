import { formatHours } from "../../shared/hours/quarters";
import type {
  ReplacementChoice,
  ReplacementView,
} from "../../shared/replacements/replacement-schemas";
import { trpc } from "../calls/api";
import { useAct } from "../layout/use-act";
import { Button } from "../ui/button";
import { FormError } from "../ui/forms/form-error";
import { Notice } from "../ui/notice";

/** What a rower may press: another boat, or their hours back. One press decides. */
export function ReplacementChoices({
  token,
  replacement,
}: {
  token: string;
  replacement: ReplacementView;
}) {
  const { booking, choices, swapTo } = replacement;
  const { paid = booking.hoursUsed } = booking;
  const { act, pending, refusal } = useAct(trpc.bookings.chooseOffer.useMutation(), {
    otherwise: "That did not work. Please press again.",
  });
  const press = (choice: ReplacementChoice) => act({ token, choice });
  const offersSwap = choices.includes("swap");
  return (
    <div className="grid gap-4">
      {offersSwap && !swapTo && (
        <Notice kind="careful">No other boat of this kind is free at that time.</Notice>
      )}
      {offersSwap && swapTo && (
        <div className="grid gap-1.5">
          <Button
            full
            className="min-h-16 text-lg"
            disabled={pending}
            onClick={() => press("swap")}
          >
            Row {swapTo.name} instead
          </Button>
          <p className="text-ink-soft text-sm">Same time, same hours, same reference.</p>
        </div>
      )}
      <div className="grid gap-1.5">
        <Button
          full
          className="min-h-16 text-lg"
          variant={offersSwap && swapTo ? "secondary" : "primary"}
          disabled={pending}
          onClick={() => press("cancel")}
        >
          Cancel this outing
        </Button>
        {paid > 0 && (
          <p className="text-ink-soft text-sm">Back to your account: {formatHours(paid)}.</p>
        )}
      </div>
      <FormError>{refusal}</FormError>
      <p className="text-ink-soft text-sm">Nothing changes until you press.</p>
    </div>
  );
}
