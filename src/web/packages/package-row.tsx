import type { ReactNode } from "react";
import { club } from "../../shared/club";
import { formatHours } from "../../shared/hours/quarters";
import type { PlanView } from "../../shared/packages/plan-view";
import { Card } from "../ui/card";

interface PackageRowProps {
  plan: PlanView;
  /** What can be done with it: a button, where there is something. */
  action?: ReactNode;
  /** `h3` where the packages are one part of the screen. */
  heading?: "h2" | "h3";
}

/** One package with its price, its GST and what that comes to. */
export function PackageRow({ plan, action, heading: Heading = "h2" }: PackageRowProps) {
  return (
    <Card as="li" className="grid content-between gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="grid flex-1 basis-56 gap-1">
          <Heading className="text-xl">{plan.name}</Heading>
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
          <Amount name={`GST ${club.gstPercent}%`} amount={plan.tax} />
          <dt className="self-end text-left text-ink-soft text-sm">Total</dt>
          <dd className="font-display font-semibold text-cedar text-xl">${plan.total}</dd>
        </dl>
      </div>
      {action}
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
