import { useMutation } from "@tanstack/react-query";
import { useAct } from "../layout/use-act";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import type { Checkout } from "./use-checkout";

/** The money may have moved and nobody said so yet: ask again, and do not pay twice. */
export function UnsettledPayment({ checkout }: { checkout: Checkout }) {
  const { act, pending, refusal } = useAct(useMutation({ mutationFn: checkout.askAgain }), {
    otherwise: "We still have not heard back.",
  });
  return (
    <section className="grid content-start gap-4">
      <Notice
        kind="careful"
        title="We have not heard back about this payment yet"
        action={
          <Button pending={pending} pendingLabel="Asking..." onClick={() => act()}>
            Ask again
          </Button>
        }
      >
        Please do not pay again. Your hours appear as soon as the payment is confirmed, even when
        you close this page.
      </Notice>
      {refusal !== undefined && (
        <p role="status" className="text-ink-soft text-sm">
          {refusal}
        </p>
      )}
    </section>
  );
}
