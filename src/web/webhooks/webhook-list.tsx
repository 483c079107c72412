import { useState } from "react";
import type { WebhookView, WebhookWithSecret } from "../../shared/webhooks/webhook-schemas";
import { trpc } from "../calls/api";
import { useClubStamp } from "../clock/use-club-stamp";
import { ConfirmDialog } from "../layout/confirm-dialog";
import { useAct } from "../layout/use-act";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { QuietBayLater } from "../ui/illustrations/quiet-bay-later";
import { panelList } from "../ui/panel";
import { eventWords } from "./event-words";
import { RenewSecret } from "./renew-secret";
import { WebhookDeliveries } from "./webhook-deliveries";

interface WebhookListProps {
  webhooks: readonly WebhookView[];
  onRenewed: (webhook: WebhookWithSecret) => void;
  onRemoved: (id: number) => void;
}

export function WebhookList({ webhooks, ...told }: WebhookListProps) {
  if (webhooks.length === 0) {
    return (
      <EmptyState title="No webhook yet" illustration={<QuietBayLater className="w-full" />}>
        No webhook yet: nothing is sent to other programs.
      </EmptyState>
    );
  }
  return (
    <ul className={panelList}>
      {webhooks.map((webhook) => (
        <WebhookLine key={webhook.id} webhook={webhook} {...told} />
      ))}
    </ul>
  );
}

interface WebhookLineProps extends Omit<WebhookListProps, "webhooks"> {
  webhook: WebhookView;
}

function WebhookLine({ webhook, onRenewed, onRemoved }: WebhookLineProps) {
  const { id, url, active, events, failingSince, oldSecretUntil } = webhook;
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const edit = useAct(trpc.admin.editWebhook.useMutation(), { toast: "That did not work" });
  const removing = trpc.admin.removeWebhook.useMutation();
  const stamp = useClubStamp();

  return (
    <li className="grid gap-3 px-4 py-3">
      <div className="grid gap-1">
        <h2 className="flex flex-wrap items-center gap-2 text-wrap wrap-anywhere font-sans font-semibold text-base tracking-normal">
          {url} {!active && <Badge>Switched off</Badge>}
        </h2>
        <p className="text-ink-soft text-sm">
          {events.map((event) => eventWords[event]).join(", ")}
        </p>
        {failingSince && (
          <p className="font-semibold text-signal text-sm">
            Nothing has arrived since {stamp(failingSince).words}
          </p>
        )}
        {oldSecretUntil && (
          <p className="text-sm">
            Signed with the old secret as well until {stamp(oldSecretUntil).words}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          aria-expanded={open}
          onClick={() => setOpen((shown) => !shown)}
        >
          {open ? "Hide messages" : "Show messages"} <span className="sr-only">to {url}</span>
        </Button>
        <Button
          size="small"
          variant="secondary"
          pending={edit.pending}
          onClick={() => edit.act({ id, active: !active, seen: { active } })}
        >
          {active ? "Switch off" : "Switch on"} <span className="sr-only">{url}</span>
        </Button>
        <RenewSecret webhook={webhook} onRenewed={onRenewed} />
        <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
          Remove <span className="sr-only">{url}</span>
        </Button>
      </div>
      {open && <WebhookDeliveries webhook={webhook} />}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove this webhook?"
        confirmLabel="Remove it"
        pendingLabel="Removing..."
        onConfirm={async () => {
          await removing.mutateAsync({ id });
          onRemoved(id);
        }}
      >
        <span className="break-all">{url}</span> hears nothing more, and its messages are forgotten.
      </ConfirmDialog>
    </li>
  );
}
