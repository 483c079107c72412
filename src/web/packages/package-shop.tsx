import { useEffect, useState } from "react";
import { club } from "../../shared/club";
import { isPaused } from "../../shared/members/standing";
import type { PlanView } from "../../shared/packages/plan-view";
import { quantityOf } from "../../shared/payments/cart-rules";
import { trpc } from "../api";
import { Read } from "../layout/read";
import { dataOf, useRead } from "../layout/use-read";
import { PurchaseGate } from "../payments/purchase-gate";
import { showStoredPayment } from "../payments/stored-payment";
import { useCart } from "../payments/use-cart";
import { useSignedIn } from "../signed-in";
import { Button } from "../ui/button";
import { lazyPart } from "../ui/lazy-part";
import { Skeleton } from "../ui/skeleton";
import { PackageRow } from "./package-row";

const PurchaseDialog = lazyPart(
  async () => (await import("../payments/purchase-dialog")).PurchaseDialog,
);

/** What is on sale, and for members who may buy, the way to buy it. */
export function PackageShop({ heading = "h2" }: { heading?: "h2" | "h3" }) {
  const read = useRead(trpc.packages.plans.useQuery());
  const { isAuthenticated, member, standing } = useSignedIn();
  const plans = dataOf(read);
  const cart = useCart({ feePaid: member?.feePaidAt != null });
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  useEffect(showStoredPayment, []);
  const paused = isPaused(member);
  const mayBuy = isAuthenticated && !paused;

  function purchase(plan: PlanView) {
    if (quantityOf(cart.items, plan.id) === 0) cart.addOne(plan);
    setOpened(true);
    setOpen(true);
  }

  return (
    <>
      <PurchaseGate standing={standing} paused={paused} />
      <Read of={read} failure="Error Loading Packages" coming={<PackagesComing />}>
        {(plans) => (
          <ul className="grid gap-4 lg:grid-cols-2">
            {plans.map((plan) => (
              <PackageRow
                key={plan.id}
                plan={plan}
                heading={heading}
                action={
                  mayBuy && (
                    <PurchaseButton
                      plan={plan}
                      paid={plan.kind === "fee" && member?.feePaidAt != null}
                      onPress={() => purchase(plan)}
                    />
                  )
                }
              />
            ))}
          </ul>
        )}
      </Read>
      <p className="text-ink-soft">
        Prices are in Canadian dollars, with GST of {club.gstPercent}%. Hours expire one year after
        purchase.
      </p>
      {plans && opened && (
        <PurchaseDialog open={open} onOpenChange={setOpen} plans={plans} cart={cart} />
      )}
    </>
  );
}

interface PurchaseButtonProps {
  plan: PlanView;
  /** The one-time fee this member has paid. */
  paid: boolean;
  onPress: () => void;
}

function PurchaseButton({ plan, paid, onPress }: PurchaseButtonProps) {
  return (
    <div className="flex justify-end">
      <Button
        variant="secondary"
        disabled={paid}
        onClick={onPress}
        aria-label={paid ? `${plan.name}: paid` : `Purchase ${plan.name}`}
      >
        {paid ? "Paid" : "Purchase"}
      </Button>
    </div>
  );
}

function PackagesComing() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-36 w-full" />
      ))}
    </div>
  );
}
