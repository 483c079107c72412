import type { ReactNode } from "react";
import { formatHours } from "../../shared/hours/quarters";
import { type HourWorth, hourWorth } from "../../shared/packages/hour-worth";
import type { PlanView } from "../../shared/packages/plan-view";
import { formatCents, hasTax, netOf } from "../../shared/payments/money";
import { aKind, kindOf, kindWord } from "../../shared/profile/boat-kinds";
import type { BoatKind } from "../../shared/profile/club-profile";
import { useMoney } from "../clock/use-money";
import { useProfile } from "../clock/use-profile";

interface PackageRowProps {
  plan: PlanView;
  /** the price list, which says what an hour costs elsewhere */
  onSale: readonly PlanView[];
  /** What can be done with it: a button, where there is something. */
  action?: ReactNode;
  /** `h3` where the packages are one part of the screen. */
  heading?: "h2" | "h3";
}

/** One package: what it holds and is worth, its price, its tax and what that comes to. */
export function PackageRow({ plan, onSale, action, heading: Heading = "h2" }: PackageRowProps) {
  const profile = useProfile();
  const { short } = useMoney();
  const worth = hourWorth(plan, onSale, profile);
  return (
    <li className="grid xs:grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 py-2 sm:py-4">
      <Heading className="text-lg">{plan.name}</Heading>
      <p className="text-right font-display font-semibold text-cedar text-xl tabular-nums">
        <span className="sr-only">Total </span>
        {short(plan.total)}
      </p>
      {worth && <PriceOfHour worth={worth} />}
      <div className="xs:col-span-2 text-ink-soft text-sm">
        {worth ? <Hours plan={plan} worth={worth} /> : <p>{plan.description}</p>}
      </div>
      <p className="self-center text-ink-soft text-sm tabular-nums">
        {hasTax(plan) &&
          [
            short(netOf(plan, profile.currency)),
            ...plan.taxes.map(({ name, amount }) => `${name} ${short(amount)}`),
          ].join(" + ")}
      </p>
      {action}
    </li>
  );
}

function PriceOfHour({ worth: { perHourCents, savedCents } }: { worth: HourWorth }) {
  const { currency } = useProfile();
  const { short } = useMoney();
  return (
    <p className="xs:col-span-2">
      <strong>{short(formatCents(perHourCents, currency))} an hour</strong>
      {savedCents > 0 && (
        <span className="text-kelp"> · saves {short(formatCents(savedCents, currency))}</span>
      )}
    </p>
  );
}

function Hours({ plan, worth }: { plan: PlanView; worth: HourWorth }) {
  const single = kindOf("single", useProfile());
  return (
    <p>
      {formatHours(plan.hoursIncluded)}
      {worth.soloHours > 0 && `, about ${worth.soloHours} ${outingsIn(single)}`}
      <span className="hidden sm:inline">. {plan.description}</span>
    </p>
  );
}

/** "Solo outings"; "outings in a 1x", because a second figure behind the first would be misread. */
const outingsIn = (kind: BoatKind): string =>
  /^\d/.test(kind.name) ? `outings in ${aKind(kind)}` : `${kindWord(kind)} outings`;
