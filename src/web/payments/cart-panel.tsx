import { Fragment } from "react";
import type { PlanView } from "../../shared/packages/plan-view";
import { quantityOf } from "../../shared/payments/cart-rules";
import { formatCents, hasTax, netOf } from "../../shared/payments/money";
import { type OrderLine, totalsOf } from "../../shared/payments/order-totals";
import { taxRates } from "../../shared/payments/tax-words";
import { useMoney } from "../clock/use-money";
import { useProfile } from "../clock/use-profile";
import { FormError } from "../ui/forms/form-error";
import { QuantityStepper } from "./quantity-stepper";
import type { Cart } from "./use-cart";

interface CartPanelProps {
  plans: readonly PlanView[];
  cart: Cart;
  lines: readonly OrderLine[];
  closed: boolean;
}

/** Every package with its price and its tax, how many of it, and what that comes to. */
export function CartPanel({ plans, cart, lines, closed }: CartPanelProps) {
  const { currency, pricesIncludeTax } = useProfile();
  const { short } = useMoney();
  return (
    <section aria-labelledby="cart-title" className="grid content-start gap-4">
      <h3 id="cart-title" className="text-xl">
        What you buy
      </h3>
      <ul className="divide-y divide-line border-line border-y">
        {plans.map((plan) => (
          <li key={plan.id} className="flex items-center justify-between gap-3 py-2.5">
            <div className="min-w-0">
              <p className="font-semibold">{plan.name}</p>
              <p className="text-ink-soft text-sm tabular-nums">
                {short(pricesIncludeTax ? plan.total : netOf(plan, currency))}
                {hasTax(plan) &&
                  plan.taxes.map(({ name, amount }) => (
                    <Fragment key={name}>
                      {" "}
                      <span className="whitespace-nowrap">
                        {pricesIncludeTax ? "with" : "+"} {short(amount)} {name}
                      </span>
                    </Fragment>
                  ))}
              </p>
            </div>
            <QuantityStepper
              name={plan.name}
              quantity={quantityOf(cart.items, plan.id)}
              closed={closed}
              onLess={() => cart.takeOne(plan)}
              onMore={() => cart.addOne(plan)}
            />
          </li>
        ))}
      </ul>
      {cart.refusal !== null && <FormError>{cart.refusal}</FormError>}
      <CartTotals lines={lines} taxed={plans.some(hasTax)} />
    </section>
  );
}

function CartTotals({ lines, taxed }: { lines: readonly OrderLine[]; taxed: boolean }) {
  const { taxes, currency, country } = useProfile();
  const { short } = useMoney();
  const { subtotalCents, taxesCents, totalCents } = totalsOf(lines);
  return (
    <dl className="grid xs:grid-cols-[1fr_auto] gap-x-6 gap-y-1 rounded-md bg-sunken px-4 py-3 tabular-nums">
      {taxed && (
        <>
          <Sum name="Subtotal" cents={subtotalCents} />
          {taxes.map((tax, nr) => (
            <Sum key={tax.name} name={taxRates({ taxes: [tax] })} cents={taxesCents[nr] ?? 0} />
          ))}
        </>
      )}
      <dt className="self-end font-semibold">Total</dt>
      <dd className="text-right font-display font-semibold text-2xl text-cedar">
        {short(formatCents(totalCents, currency))}{" "}
        {country === "CA" && <span className="font-sans text-ink-soft text-sm">{currency}</span>}
      </dd>
    </dl>
  );
}

function Sum({ name, cents }: { name: string; cents: number }) {
  const { currency } = useProfile();
  const { short } = useMoney();
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right">{short(formatCents(cents, currency))}</dd>
    </>
  );
}
