import { useState } from "react";
import type { WebhookWithSecret } from "../../shared/webhooks/webhook-schemas";
import { trpc } from "../calls/api";
import { AdminScreen } from "../layout/admin-screen";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { SecretOnce } from "../ui/secret-once";
import { AddWebhookForm } from "./add-webhook-form";
import { WebhookList } from "./webhook-list";

/** The programs of others that hear what happens, for the admins. */
export function WebhooksPage() {
  const read = useRead(trpc.admin.webhooks.useQuery(undefined, { staleTime: 0 }));
  const [told, setTold] = useState<WebhookWithSecret | null>(null);
  return (
    <AdminScreen
      title="Webhooks"
      lead="A program of others hears at once what happens in the club: a board in the clubhouse, a spreadsheet, a chat. It is told boats, times and member numbers, and no names, addresses or codes."
    >
      {told && (
        <SecretOnce
          label={`The secret of ${told.url}, shown this once: give it to the program, so that it knows our signature`}
          secret={told.secret}
        />
      )}
      <Read of={read} failure="The webhooks did not load" skeleton="h-32">
        {(webhooks) => (
          <WebhookList
            webhooks={webhooks}
            onRenewed={setTold}
            onRemoved={(id) => setTold((shown) => (shown?.id === id ? null : shown))}
          />
        )}
      </Read>
      <AddWebhookForm onAdded={setTold} />
      <p className="text-sm">
        <a href="/api/docs/programs" className="text-link">
          How a program reads what it is sent
        </a>
      </p>
    </AdminScreen>
  );
}
