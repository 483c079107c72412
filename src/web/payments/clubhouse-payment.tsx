import { useMutation } from "@tanstack/react-query";
import { useAct } from "../layout/use-act";
import { Button } from "../ui/button";
import { FormError } from "../ui/forms/form-error";
import type { Checkout } from "./use-checkout";

/** Orders now and pays over the counter. */
export function ClubhousePayment({ checkout, empty }: { checkout: Checkout; empty: boolean }) {
  const { act, pending, refusal } = useAct(useMutation({ mutationFn: checkout.payAtClubhouse }), {
    otherwise: "The order was not made. Please try again.",
  });
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        Order now, and pay by cash or card the next time you are at the club. The order waits until
        an admin marks it paid; your hours appear then.
      </p>
      <FormError>{refusal}</FormError>
      <Button
        full
        disabled={empty}
        pending={pending}
        pendingLabel="Ordering..."
        onClick={() => act()}
      >
        {empty ? "Choose a package" : `Order for ${checkout.total}`}
      </Button>
    </div>
  );
}
