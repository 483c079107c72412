import { rowPayments } from "../../shared/introductory-rows/introductory-row-schemas";
import { FormError } from "../ui/forms/form-error";
import type { RowFormPart } from "./row-form-part";

const paymentWords: Record<(typeof rowPayments)[number], string> = {
  cash: "Cash, at the dock",
  hours: "My hours: I am a member and bring a guest",
};

interface RowPaymentFieldProps extends RowFormPart {
  mayPayWithHours: boolean;
}

/** Paying with hours is offered to approved members, who bring a guest. */
export function RowPaymentField({ field, mayPayWithHours }: RowPaymentFieldProps) {
  const offered = rowPayments.filter((payment) => payment !== "hours" || mayPayWithHours);
  const { error, ...radio } = field("paymentMethod");
  return (
    <fieldset className="grid gap-1.5">
      <legend className="pb-1.5 font-semibold text-sm">Payment</legend>
      {offered.map((payment) => (
        <label key={payment} className="flex min-h-8 items-center gap-3 pointer-coarse:min-h-11">
          <input type="radio" value={payment} className="size-5 shrink-0" {...radio} />
          {paymentWords[payment]}
        </label>
      ))}
      {!mayPayWithHours && (
        <p className="text-ink-soft text-sm">
          Coming as a member's guest? Then the member can ask, and pay with hours.
        </p>
      )}
      {error !== undefined && <FormError>{error}</FormError>}
    </fieldset>
  );
}
