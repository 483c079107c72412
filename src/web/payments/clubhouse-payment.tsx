import { useState } from "react";
import { failureSentence } from "../calls/failure-sentence";
import { Button } from "../ui/button";
import { FormError } from "../ui/forms/form-error";
import type { Checkout } from "./use-checkout";

/** Orders now and pays over the counter. */
export function ClubhousePayment({ checkout, empty }: { checkout: Checkout; empty: boolean }) {
  const [ordering, setOrdering] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function order() {
    setOrdering(true);
    setFailure(null);
    try {
      await checkout.payAtClubhouse();
    } catch (error) {
      setFailure(failureSentence(error, "The order was not made. Please try again."));
    } finally {
      setOrdering(false);
    }
  }

  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        Order now, and pay by cash or card the next time you are at the club. The order waits until
        an admin marks it paid; your hours appear then.
      </p>
      {failure !== null && <FormError>{failure}</FormError>}
      <Button full disabled={empty} pending={ordering} pendingLabel="Ordering..." onClick={order}>
        {empty ? "Choose a package" : `Order for $${checkout.total}`}
      </Button>
    </div>
  );
}
