import type { ReactNode } from "react";
import { club } from "../../shared/club";
import { formatHours } from "../../shared/hours/quarters";
import { type HourWorth, hourWorth } from "../../shared/packages/hour-worth";
import type { PlanView } from "../../shared/packages/plan-view";
import { formatCents } from "../../shared/payments/money";

interface PackageRowProps {
  plan: PlanView;
  /** the price list, which says what an hour costs elsewhere */
  onSale: readonly PlanView[];
  /** What can be done with it: a button, where there is something. */
  action?: ReactNode;
  /** `h3` where the packages are one part of the screen. */
  heading?: "h2" | "h3";
}

/** One package: what it holds and is worth, its price, its GST and what that comes to. */
export function PackageRow({ plan, onSale, action, heading: Heading = "h2" }: PackageRowProps) {
  const worth = hourWorth(plan, onSale);
  return (
    <li className="grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-2 py-4">
      <div className="grid gap-1 self-start">
        <Heading className="text-lg">{plan.name}</Heading>
        {worth ? <Worth plan={plan} worth={worth} /> : <Words plan={plan} />}
      </div>
      <div className="grid justify-items-end gap-1">
        <Price plan={plan} />
        {action}
      </div>
    </li>
  );
}

function Worth({ plan, worth }: { plan: PlanView; worth: HourWorth }) {
  const { perHourCents, savedCents, soloHours } = worth;
  return (
    <>
      <p>
        <strong className="text-tide">{formatHours(plan.hoursIncluded)} of balance</strong> at $
        {formatCents(perHourCents)} an hour
        {savedCents > 0 && <span className="text-kelp"> · saves ${formatCents(savedCents)}</span>}
      </p>
      <p className="text-ink-soft text-sm">
        About {soloHours} Solo outings of an hour. {plan.description}
      </p>
    </>
  );
}

function Words({ plan }: { plan: PlanView }) {
  return (
    <p className="text-ink-soft text-sm">
      {plan.kind === "fee" && <strong className="text-tide">One-time. </strong>}
      {plan.description}
    </p>
  );
}

function Price({ plan }: { plan: PlanView }) {
  return (
    <p className="text-right tabular-nums">
      <span className="sr-only">Total </span>
      <strong className="font-display text-cedar text-xl">${plan.total}</strong>
      <br />
      <span className="text-ink-soft text-sm">
        ${plan.price} + {club.gstPercent}% GST ${plan.tax}
      </span>
    </p>
  );
}
