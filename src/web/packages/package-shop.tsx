import { useEffect, useState } from "react";
import { isPaused } from "../../shared/members/role";
import { holdsHours } from "../../shared/packages/hour-worth";
import type { PlanView } from "../../shared/packages/plan-view";
import { quantityOf } from "../../shared/payments/cart-rules";
import { currencyName } from "../../shared/payments/currency-name";
import { hasTax } from "../../shared/payments/money";
import { taxesOf } from "../../shared/payments/tax-words";
import { trpc } from "../calls/api";
import { useProfile } from "../clock/use-profile";
import { Read } from "../layout/read";
import { dataOf, useRead } from "../layout/use-read";
import { PurchaseBarred } from "../payments/purchase-barred";
import { useStoredPayment } from "../payments/stored-payment";
import { useCart } from "../payments/use-cart";
import { useFeeNotSold } from "../payments/use-fee-not-sold";
import { useSignedIn } from "../signed-in";
import { Button } from "../ui/button";
import { lazyPart } from "../ui/loading/lazy-part";
import { Skeleton } from "../ui/loading/skeleton";
import { PackageGroup } from "./package-group";
import { PackageRow } from "./package-row";

const PurchaseDialog = lazyPart(
  async () => (await import("../payments/purchase-dialog")).PurchaseDialog,
);

/** What is on sale, and for members who may buy, the way to buy it. */
export function PackageShop({ heading = "h2" }: { heading?: "h2" | "h3" }) {
  const read = useRead(trpc.packages.plans.useQuery());
  const profile = useProfile();
  const { isAuthenticated, member, role } = useSignedIn();
  const plans = dataOf(read);
  const feeNotSold = useFeeNotSold(member);
  const cart = useCart(plans ?? [], feeNotSold, "cart");
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const showStoredPayment = useStoredPayment();
  useEffect(showStoredPayment, [showStoredPayment]);
  const paused = isPaused(member);
  const mayBuy = isAuthenticated && !paused;

  function purchase(plan: PlanView) {
    if (quantityOf(cart.items, plan.id) === 0) cart.addOne(plan);
    setOpened(true);
    setOpen(true);
  }

  const rowAmong = (onSale: PlanView[]) => (plan: PlanView) => (
    <PackageRow
      key={plan.id}
      plan={plan}
      onSale={onSale}
      heading={heading}
      action={
        mayBuy && (
          <PurchaseButton
            plan={plan}
            paid={plan.kind === "fee" && feeNotSold !== null}
            again={plan.kind === "fee" && member?.feePaidAt != null}
            onPress={() => purchase(plan)}
          />
        )
      }
    />
  );

  return (
    <>
      <PurchaseBarred role={role} paused={paused} />
      <Read of={read} failure="Error Loading Packages" coming={<PackagesComing />}>
        {(plans) => (
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <PackageGroup plans={plans.filter(holdsHours)} row={rowAmong(plans)} />
            <PackageGroup plans={plans.filter((plan) => !holdsHours(plan))} row={rowAmong(plans)} />
          </div>
        )}
      </Read>
      {member?.feePaidUntil !== undefined && feeNotSold !== null && (
        <p className="text-ink-soft">{feeNotSold}</p>
      )}
      <p className="text-ink-soft">
        Prices are in {currencyName(profile)}
        {plans?.some(hasTax) && `, with ${taxesOf(profile)}`}. Hours expire one year after purchase.
      </p>
      {plans && opened && (
        <PurchaseDialog open={open} onOpenChange={setOpen} plans={plans} cart={cart} />
      )}
    </>
  );
}

interface PurchaseButtonProps {
  plan: PlanView;
  /** The fee, which this member has paid. */
  paid: boolean;
  /** It is the fee of another season. */
  again: boolean;
  onPress: () => void;
}

function PurchaseButton({ plan, paid, again, onPress }: PurchaseButtonProps) {
  const label = again ? "Renew" : "Purchase";
  return (
    <Button
      variant="secondary"
      disabled={paid}
      onClick={onPress}
      aria-label={paid ? `${plan.name}: paid` : `${label} ${plan.name}`}
    >
      {paid ? "Paid" : label}
    </Button>
  );
}

function PackagesComing() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {[1, 2].map((group) => (
        <Skeleton key={group} className="h-80 w-full" />
      ))}
    </div>
  );
}
