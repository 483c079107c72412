import type { PlanView } from "../../shared/packages/plan-view";
import { Button } from "../ui/button";
import { mayAdd, type PackageCart } from "./package-cart";

interface PackagePickerProps {
  plans: readonly PlanView[];
  cart: PackageCart;
  feePaid: boolean;
  onChange: (cart: PackageCart) => void;
}

/** Every package with its price, and how many of it. */
export function PackagePicker({ plans, cart, feePaid, onChange }: PackagePickerProps) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {plans.map((plan) => {
        const quantity = cart[plan.id] ?? 0;
        const put = (next: number) => onChange({ ...cart, [plan.id]: next });
        return (
          <li key={plan.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-semibold">{plan.name}</p>
              <p className="text-ink-soft text-sm tabular-nums">
                ${plan.total} with GST
                {plan.kind === "fee" && feePaid && " · already paid"}
              </p>
            </div>
            <fieldset className="flex items-center gap-2">
              <legend className="sr-only">{plan.name}</legend>
              <Button
                size="small"
                variant="secondary"
                aria-label={`One ${plan.name} less`}
                disabled={quantity === 0}
                onClick={() => put(quantity - 1)}
              >
                −
              </Button>
              <output className="w-6 text-center font-semibold" aria-label={`${plan.name} chosen`}>
                {quantity}
              </output>
              <Button
                size="small"
                variant="secondary"
                aria-label={`One ${plan.name} more`}
                disabled={!mayAdd(cart, plan, { feePaid })}
                onClick={() => put(quantity + 1)}
              >
                +
              </Button>
            </fieldset>
          </li>
        );
      })}
    </ul>
  );
}
