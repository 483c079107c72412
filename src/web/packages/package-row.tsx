import { formatHours } from "../../shared/hours/quarters";
import type { PlanView } from "../../shared/packages/plan-view";
import { Card } from "../ui/card";

/** One package with its price, its GST and what that comes to. */
export function PackageRow({ plan }: { plan: PlanView }) {
  return (
    <Card as="li" className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="grid flex-1 basis-56 gap-1">
        <h2 className="text-xl">{plan.name}</h2>
        <p className="text-ink-soft">{plan.description}</p>
        {plan.kind === "hours" && (
          <p className="font-semibold text-sm text-tide">
            {formatHours(plan.hoursIncluded)} of balance
          </p>
        )}
        {plan.kind === "fee" && <p className="font-semibold text-sm text-tide">One-time</p>}
      </div>
      <dl className="grid grid-cols-[auto_auto] gap-x-4 text-right tabular-nums">
        <Amount name="Price" amount={plan.price} />
        <Amount name="GST 5%" amount={plan.tax} />
        <dt className="self-end text-left text-ink-soft text-sm">Total</dt>
        <dd className="font-display font-semibold text-cedar text-xl">${plan.total}</dd>
      </dl>
    </Card>
  );
}

function Amount({ name, amount }: { name: string; amount: string }) {
  return (
    <>
      <dt className="text-left text-ink-soft text-sm">{name}</dt>
      <dd className="text-sm">${amount}</dd>
    </>
  );
}
