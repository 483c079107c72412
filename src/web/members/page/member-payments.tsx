import { useState } from "react";
import { Link } from "wouter";
import type { OrderView } from "../../../shared/payments/order-schemas";
import { trpc } from "../../calls/api";
import { useClubStamp } from "../../clock/use-club-stamp";
import { useMoney } from "../../clock/use-money";
import { Read } from "../../layout/read";
import { useRead } from "../../layout/use-read";
import { receiptPath } from "../../paths";
import { CancelOrderDialog } from "../../payments/cancel-order-dialog";
import { MarkPaidDialog } from "../../payments/mark-paid-dialog";
import { itemWords, orderState } from "../../payments/order-words";
import { RefundDialog } from "../../payments/refund-dialog";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { LongList, MemberSection } from "./member-section";

/** What the member bought, paid and got back. */
export function MemberPayments({ memberId }: { memberId: number }) {
  const read = useRead(trpc.admin.ordersOf.useQuery({ id: memberId }));
  return (
    <MemberSection title="Payments">
      <Read of={read} failure="The payments did not load" skeleton="h-14">
        {(orders) => (
          <LongList items={orders} empty="No payments yet.">
            {(order) => <Payment key={order.id} order={order} />}
          </LongList>
        )}
      </Read>
    </MemberSection>
  );
}

const gateways = { paypal: "PayPal", test: "Test gateway", clubhouse: "Clubhouse" } as const;

function Payment({ order }: { order: OrderView }) {
  const stamp = useClubStamp();
  const { word, tone } = orderState(order);
  const { short } = useMoney(order);
  const facts = [
    stamp(order.createdAt).words,
    gateways[order.gateway],
    Number(order.refunded) > 0 && `${short(order.refunded)} refunded`,
  ];
  return (
    <li className="grid gap-2 py-2.5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="grid min-w-0 gap-0.5">
          <p className="font-semibold">{itemWords(order)}</p>
          <p className="text-ink-soft text-sm tabular-nums">{facts.filter(Boolean).join(" · ")}</p>
        </div>
        <p className="flex items-center gap-3 font-semibold tabular-nums">
          {short(order.total)} <Badge tone={tone}>{word}</Badge>
        </p>
      </div>
      <PaymentActions order={order} />
    </li>
  );
}

function PaymentActions({ order }: { order: OrderView }) {
  const [open, setOpen] = useState<"paid" | "cancel" | "refund" | null>(null);
  const asked = { order, onClose: () => setOpen(null) };
  const what = <span className="sr-only">{itemWords(order)}</span>;
  const unpaid = order.status === "pending" && order.gateway === "clubhouse";
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {unpaid && (
        <>
          <Button size="small" onClick={() => setOpen("paid")}>
            Mark paid {what}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setOpen("cancel")}>
            Cancel order {what}
          </Button>
        </>
      )}
      {order.status === "captured" && (
        <Button size="small" variant="secondary" onClick={() => setOpen("refund")}>
          Refund {what}
        </Button>
      )}
      {order.receiptNumber !== null && (
        <Link
          to={receiptPath(order.receiptNumber)}
          className="inline-flex items-center text-link text-sm pointer-coarse:min-h-11"
        >
          Receipt {order.receiptNumber}
        </Link>
      )}
      {open === "paid" && <MarkPaidDialog {...asked} />}
      {open === "cancel" && <CancelOrderDialog {...asked} />}
      {open === "refund" && <RefundDialog {...asked} />}
    </div>
  );
}
