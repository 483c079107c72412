import type { CataloguePlanView } from "../../shared/packages/plan-view";
import { shortAmount } from "../../shared/payments/amount-words";
import { formatCents, sum, toCents, unitCents } from "../../shared/payments/money";
import { decimalsOf } from "../../shared/profile/currencies";
import { trpc } from "../calls/api";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import type { MoneyFields } from "./money-fields";

/** What members would pay for each package, before the settings are saved. */
export function PricesThen({ money }: { money: MoneyFields | undefined }) {
  const read = useRead(trpc.admin.plans.useQuery());
  return (
    <section aria-labelledby="prices-then" className="grid gap-3">
      <h2 id="prices-then" className="text-2xl">
        What members would pay
      </h2>
      {money ? (
        <Read of={read} failure="Error Loading Packages" skeleton="h-40">
          {(plans) => (
            <ul className="divide-y divide-line border-line border-y">
              {plans
                .filter(({ isActive }) => isActive)
                .map((plan) => (
                  <PriceThen key={plan.id} plan={plan} money={money} />
                ))}
            </ul>
          )}
        </Read>
      ) : (
        <p className="text-ink-soft">Please fill in the taxes first.</p>
      )}
    </section>
  );
}

function PriceThen({ plan, money }: { plan: CataloguePlanView; money: MoneyFields }) {
  return (
    <li className="grid xs:grid-cols-[1fr_auto] items-baseline gap-x-6 py-2.5">
      <span className="font-semibold">{plan.name}</span>
      <PaidThen plan={plan} money={money} />
    </li>
  );
}

function PaidThen({
  plan: { price, taxed },
  money,
}: {
  plan: CataloguePlanView;
  money: MoneyFields;
}) {
  const { currency } = money;
  if (decimalsOf(currency) === 0 && !Number.isInteger(Number(price))) {
    return <span className="text-signal">{price} has cents: please round it first</span>;
  }
  const taxes = taxed ? money.taxes : [];
  const { netCents, taxesCents } = unitCents(toCents(price, currency), { ...money, taxes });
  const written = (cents: number) => shortAmount(formatCents(cents, currency), money);
  const parts = taxes.map(({ name }, nr) => `${name} ${written(taxesCents[nr] ?? 0)}`);
  return (
    <>
      <span className="text-right font-semibold tabular-nums">
        {written(netCents + sum(taxesCents))}
      </span>
      {parts.length > 0 && (
        <span className="xs:col-span-2 text-ink-soft text-sm tabular-nums">
          {[written(netCents), ...parts].join(" + ")}
        </span>
      )}
    </>
  );
}
