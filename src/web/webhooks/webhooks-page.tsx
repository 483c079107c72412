import { useState } from "react";
import type { AddedWebhook } from "../../shared/webhooks/webhook-schemas";
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
  const [added, setAdded] = useState<AddedWebhook | null>(null);
  return (
    <AdminScreen
      title="Webhooks"
      lead="A program of others hears at once what happens in the club: a board in the clubhouse, a spreadsheet, a chat. It is told boats, times and member numbers, and no names, addresses or codes."
    >
      {added && (
        <SecretOnce
          label={`The secret of ${added.url}, shown this once: give it to the program, so that it knows our signature`}
          secret={added.secret}
        />
      )}
      <Read of={read} failure="The webhooks did not load" skeleton="h-32">
        {(webhooks) => (
          <WebhookList
            webhooks={webhooks}
            onRemoved={(id) => setAdded((shown) => (shown?.id === id ? null : shown))}
          />
        )}
      </Read>
      <AddWebhookForm onAdded={setAdded} />
      <p className="text-sm">
        <a href="/api/docs/programs" className="text-link">
          How a program reads what it is sent
        </a>
      </p>
    </AdminScreen>
  );
}
