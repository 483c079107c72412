import { useState } from "react";
import {
  bothSignHours,
  type WebhookView,
  type WebhookWithSecret,
} from "../../shared/webhooks/webhook-schemas";
import { trpc } from "../calls/api";
import { ConfirmDialog } from "../layout/confirm-dialog";
import { Button } from "../ui/button";

interface RenewSecretProps {
  webhook: WebhookView;
  onRenewed: (webhook: WebhookWithSecret) => void;
}

/** Gives a webhook another secret, once it is said what becomes of the one it has. */
export function RenewSecret({ webhook: { id, url }, onRenewed }: RenewSecretProps) {
  const [asking, setAsking] = useState(false);
  const renewing = trpc.admin.renewWebhookSecret.useMutation();
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
        Renew secret <span className="sr-only">of {url}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Renew the secret?"
        confirmLabel="Renew it"
        pendingLabel="Renewing..."
        tone="primary"
        onConfirm={async () => onRenewed(await renewing.mutateAsync({ id }))}
      >
        <span className="break-all">{url}</span> gets a new secret, which is shown once. For{" "}
        {bothSignHours} hours every message is signed with the old one as well: give the program the
        new one by then.
      </ConfirmDialog>
    </>
  );
}
