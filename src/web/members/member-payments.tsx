import { useState } from "react";
import type { OrderView } from "../../shared/packages/order-schemas";
import { NotLoaded } from "../admin/not-loaded";
import { trpc } from "../api";
import { failureSentence } from "../failure-sentence";
import { Badge, type Tone } from "../ui/badge";
import { Button } from "../ui/button";
import { Skeleton } from "../ui/skeleton";
import { showToast } from "../ui/toast-store";
import { useClubStamp } from "../use-club-stamp";
import { LongList, MemberSection } from "./member-section";
import { RefundDialog } from "./refund-dialog";
import { useMembersChanged } from "./use-members-changed";

/** What the member bought, paid and got back. */
export function MemberPayments({ memberId }: { memberId: number }) {
  const read = trpc.admin.ordersOf.useQuery({ id: memberId });
  return (
    <MemberSection title="Payments">
      {read.isLoading && <Skeleton className="h-14 w-full" />}
      {read.error && <NotLoaded sentence="The payments did not load" onRetry={read.refetch} />}
      {read.data && (
        <LongList items={read.data} empty="No payments yet.">
          {(order) => <Payment key={order.id} order={order} />}
        </LongList>
      )}
    </MemberSection>
  );
}

const states: Record<OrderView["status"], { word: string; tone: Tone }> = {
  created: { word: "Begun", tone: "neutral" },
  pending: { word: "To be paid", tone: "careful" },
  approved: { word: "Approved", tone: "tide" },
  captured: { word: "Paid", tone: "good" },
  failed: { word: "Failed", tone: "danger" },
  refunded: { word: "Refunded", tone: "neutral" },
  cancelled: { word: "Cancelled", tone: "neutral" },
};

const gateways = { paypal: "PayPal", test: "Test gateway", clubhouse: "Clubhouse" } as const;

function Payment({ order }: { order: OrderView }) {
  const stamp = useClubStamp();
  const [refunding, setRefunding] = useState(false);
  const { word, tone } = states[order.status];
  const partly = order.status === "captured" && order.refunded !== "0.00";
  const facts = [
    stamp(order.createdAt).words,
    gateways[order.gateway],
    order.receiptNumber !== null && `Receipt ${order.receiptNumber}`,
    partly && `$${order.refunded} refunded`,
  ];
  return (
    <li className="grid gap-2 py-2.5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="grid min-w-0 gap-0.5">
          <p className="font-semibold">{itemWords(order)}</p>
          <p className="text-ink-soft text-sm tabular-nums">{facts.filter(Boolean).join(" · ")}</p>
        </div>
        <p className="flex items-center gap-3 font-semibold tabular-nums">
          ${order.total} <Badge tone={tone}>{word}</Badge>
        </p>
      </div>
      {order.status === "pending" && order.gateway === "clubhouse" && (
        <MarkPaidButton order={order} />
      )}
      {order.status === "captured" && (
        <Button
          size="small"
          variant="secondary"
          className="justify-self-start"
          onClick={() => setRefunding(true)}
        >
          Refund <span className="sr-only">{itemWords(order)}</span>
        </Button>
      )}
      {refunding && <RefundDialog order={order} onClose={() => setRefunding(false)} />}
    </li>
  );
}

const itemWords = ({ items }: OrderView): string =>
  items.map(({ quantity, name }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(", ");

function MarkPaidButton({ order }: { order: OrderView }) {
  const marking = trpc.admin.markPaid.useMutation();
  const changed = useMembersChanged();

  async function mark() {
    try {
      const paid = await marking.mutateAsync({ id: order.id });
      const description = `$${paid.total} from ${paid.memberName}, receipt ${paid.receiptNumber}.`;
      showToast({ title: "Marked as paid", description });
    } catch (error) {
      const description = failureSentence(error, "Please try again.");
      showToast({ title: "Failed to mark as paid", description, variant: "destructive" });
    }
    await changed();
  }

  return (
    <Button
      size="small"
      className="justify-self-start"
      pending={marking.isPending}
      pendingLabel="Recording..."
      onClick={mark}
    >
      Mark paid <span className="sr-only">{itemWords(order)}</span>
    </Button>
  );
}
