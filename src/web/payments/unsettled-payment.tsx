import { useState } from "react";
import { failureSentence } from "../calls/failure-sentence";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import type { Checkout } from "./use-checkout";

/** The money may have moved and nobody said so yet: ask again, and do not pay twice. */
export function UnsettledPayment({ checkout }: { checkout: Checkout }) {
  const [asking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);

  async function ask() {
    setAsking(true);
    try {
      await checkout.askAgain();
    } catch (error) {
      setAnswer(failureSentence(error, "We still have not heard back."));
    } finally {
      setAsking(false);
    }
  }

  return (
    <section className="grid content-start gap-4">
      <Notice
        kind="careful"
        title="We have not heard back about this payment yet"
        action={
          <Button pending={asking} pendingLabel="Asking..." onClick={ask}>
            Ask again
          </Button>
        }
      >
        Please do not pay again. Your hours appear as soon as the payment is confirmed, even when
        you close this page.
      </Notice>
      {answer !== null && (
        <p role="status" className="text-ink-soft text-sm">
          {answer}
        </p>
      )}
    </section>
  );
}
