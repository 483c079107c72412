import { formatHours } from "../../shared/hours/quarters";
import { hourWorth } from "../../shared/packages/hour-worth";
import { shortAmount } from "../../shared/payments/amount-words";
import { formatCents } from "../../shared/payments/money";
import { trpc } from "../calls/api";
import { useProfile } from "../clock/use-profile";
import { dataOf, useRead } from "../layout/use-read";

/** What an hour on the water costs at a rate, in balance hours and at today's packages. */
export function RateWorth({ rate }: { rate: number }) {
  const profile = useProfile();
  const plans = dataOf(useRead(trpc.packages.plans.useQuery())) ?? [];
  if (!(rate >= 0)) return null;
  if (rate === 0) return <p>An hour on the water costs nothing.</p>;
  const cents = plans.flatMap((plan) => hourWorth(plan, plans, profile)?.perHourCents ?? []);
  const written = (amount: number) =>
    shortAmount(formatCents(Math.round(amount), profile.currency), profile);
  const [least, most] = [Math.min(...cents) * rate, Math.max(...cents) * rate];
  return (
    <p>
      An hour on the water costs <strong>{formatHours(rate)}</strong>
      {cents.length > 0 &&
        `, ${least === most ? "" : `${written(least)} to `}${written(most)} at today's packages`}
      .
    </p>
  );
}
