import { type ReactNode, useState } from "react";
import type { PaymentSetup } from "../../shared/payments/order-schemas";
import { trpc } from "../calls/api";
import { failureSentence } from "../calls/failure-sentence";
import { Read } from "../layout/read";
import { dataOf, type Missed, useRead } from "../layout/use-read";
import { lazyPart } from "../ui/loading/lazy-part";
import { Skeleton } from "../ui/loading/skeleton";
import { TryAgain } from "../ui/loading/try-again";
import { Notice } from "../ui/notice";
import { ClubhousePayment } from "./clubhouse-payment";
import { TestCardForm } from "./test-card-form";
import { UnsettledPayment } from "./unsettled-payment";
import type { Checkout } from "./use-checkout";

const PaypalPayment = lazyPart(
  async () => (await import("./paypal-payment")).PaypalPayment,
  <PaymentComing />,
);

type Way = "online" | "clubhouse";

/** How to pay: through the club's gateway, where it has one, or at the clubhouse. */
export function PaymentPanel({ checkout, empty }: { checkout: Checkout; empty: boolean }) {
  // PayPal's token is good for minutes, so it is asked for whenever the dialog opens.
  const read = useRead(trpc.packages.setup.useQuery(undefined, { staleTime: 0, gcTime: 0 }));
  const [way, setWay] = useState<Way>("online");
  if (checkout.unsettled) return <UnsettledPayment checkout={checkout} />;
  const setup = dataOf(read);
  const online = setup && setup.gateway !== "clubhouse" ? setup : null;
  const atTheClubhouse = read.face === "failed" || (setup && (way === "clubhouse" || !online));
  return (
    <section aria-labelledby="payment-title" className="grid content-start gap-4">
      <h3 id="payment-title" className="text-xl">
        How you pay
      </h3>
      <Read
        of={read}
        failure={offline}
        coming={<PaymentComing />}
        failed={(missed) => <NoOnlinePayment {...missed} />}
        quiet
      >
        {() =>
          online && (
            <>
              <Ways gateway={online.gateway} way={way} onChange={setWay} />
              {/* Hidden, not gone: a card that was typed stays typed. */}
              <div hidden={way !== "online"}>
                <OnlinePayment setup={online} checkout={checkout} empty={empty} />
              </div>
            </>
          )
        }
      </Read>
      {atTheClubhouse && <ClubhousePayment checkout={checkout} empty={empty} />}
    </section>
  );
}

const offline = "Hours cannot be paid for online right now.";

function NoOnlinePayment({ error, ...retry }: Missed) {
  return (
    <Notice kind="careful" action={<TryAgain size="small" {...retry} />}>
      {failureSentence(error, offline)}
    </Notice>
  );
}

interface OnlinePaymentProps {
  setup: PaymentSetup;
  checkout: Checkout;
  empty: boolean;
}

function OnlinePayment({ setup, checkout, empty }: OnlinePaymentProps) {
  if (setup.gateway === "test") return <TestCardForm checkout={checkout} empty={empty} />;
  return <PaypalPayment setup={setup} checkout={checkout} empty={empty} />;
}

interface WaysProps {
  gateway: PaymentSetup["gateway"];
  way: Way;
  onChange: (way: Way) => void;
}

function Ways({ gateway, way, onChange }: WaysProps) {
  return (
    <fieldset className="grid gap-2 sm:grid-cols-[auto_1fr]">
      <legend className="sr-only">Way to pay</legend>
      <WayChoice value="online" way={way} onChange={onChange}>
        {gateway === "test" ? "Card (test)" : "PayPal or card"}
      </WayChoice>
      <WayChoice value="clubhouse" way={way} onChange={onChange}>
        Pay at the clubhouse
      </WayChoice>
    </fieldset>
  );
}

interface WayChoiceProps {
  value: Way;
  way: Way;
  onChange: (way: Way) => void;
  children: ReactNode;
}

function WayChoice({ value, way, onChange, children }: WayChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-line-strong px-4 has-checked:border-tide has-checked:bg-tide-soft has-checked:font-semibold">
      <input
        type="radio"
        name="way-to-pay"
        value={value}
        checked={way === value}
        onChange={() => onChange(value)}
        className="size-5 shrink-0"
      />
      {children}
    </label>
  );
}

function PaymentComing() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
