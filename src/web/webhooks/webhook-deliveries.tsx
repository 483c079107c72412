import type { DeliveryView, WebhookView } from "../../shared/webhooks/webhook-schemas";
import { trpc } from "../calls/api";
import { useClubStamp } from "../clock/use-club-stamp";
import { Read } from "../layout/read";
import { useAct } from "../layout/use-act";
import { useRead } from "../layout/use-read";
import { Button } from "../ui/button";
import { showToast } from "../ui/toasts/toast-store";
import { eventWords } from "./event-words";

/** What a webhook was sent lately, and what became of it. */
export function WebhookDeliveries({ webhook }: { webhook: WebhookView }) {
  const { id, active } = webhook;
  const read = useRead(trpc.admin.webhookDeliveries.useQuery({ id }, { staleTime: 0 }));
  return (
    <Read of={read} failure="Its messages did not load" skeleton="h-16">
      {(deliveries) =>
        deliveries.length === 0 ? (
          <p className="text-ink-soft text-sm">It has not been sent anything yet.</p>
        ) : (
          <ul className="divide-y divide-line border-line border-y">
            {deliveries.map((delivery) => (
              <Delivery key={delivery.id} webhookId={id} delivery={delivery} mayResend={active} />
            ))}
          </ul>
        )
      }
    </Read>
  );
}

interface DeliveryProps {
  webhookId: number;
  delivery: DeliveryView;
  mayResend: boolean;
}

function Delivery({ webhookId, delivery, mayResend }: DeliveryProps) {
  const { id, event, status, createdAt, lastError } = delivery;
  const resending = trpc.admin.resendDelivery.useMutation({
    onSuccess: () => showToast({ title: "In line again", description: "It leaves in a moment." }),
  });
  const { act, pending } = useAct(resending, { toast: "That did not work" });
  const stamp = useClubStamp();

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="grid min-w-0 gap-0.5">
        <span className="font-semibold">
          {eventWords[event]}, message {id}
        </span>
        <span className="text-ink-soft text-sm">
          {stamp(createdAt).words}. {fateOf(delivery)}
        </span>
        {status !== "sent" && lastError && (
          <span className="break-words text-ink-soft text-sm">{lastError}</span>
        )}
      </div>
      {mayResend && status !== "waiting" && (
        <Button
          size="small"
          variant="secondary"
          pending={pending}
          onClick={() => act({ id: webhookId, deliveryId: id })}
        >
          Send again <span className="sr-only">message {id}</span>
        </Button>
      )}
    </li>
  );
}

function fateOf({ status, attempts }: DeliveryView): string {
  const tries = attempts === 1 ? "1 try" : `${attempts} tries`;
  if (status === "sent") return attempts === 1 ? "Arrived." : `Arrived after ${tries}.`;
  if (status === "failed") return `Given up after ${tries}.`;
  return attempts === 0 ? "Waits to be sent." : `Did not arrive in ${tries} and is tried again.`;
}
