import { useState } from "react";
import { trpc } from "../calls/api";
import { ConfirmDialog } from "../layout/confirm-dialog";
import { useDraft } from "../layout/drafts/use-draft";
import { useKeptWords } from "../layout/drafts/use-kept";
import { Button, OutLink } from "../ui/button";
import { Card } from "../ui/card";
import { TextareaField } from "../ui/forms/textarea-field";
import { showToast } from "../ui/toasts/toast-store";

/** What the club keeps: to take along, or where the member may ask for it, to be deleted. */
export function MyData({ mayAskDeletion }: { mayAskDeletion: boolean }) {
  return (
    <Card aria-labelledby="my-data" className="grid content-start gap-4">
      <h2 id="my-data" className="text-xl">
        My data
      </h2>
      <p className="text-ink-soft text-sm">
        Everything the club keeps about you, as a file (JSON): profile, bookings, hours, orders,
        messages.
      </p>
      <div>
        <OutLink
          to="/api/auth/my-data"
          download="my-rowing-data.json"
          size="small"
          variant="secondary"
        >
          Download my data
        </OutLink>
      </div>
      {mayAskDeletion && <RequestDeletion />}
    </Card>
  );
}

function RequestDeletion() {
  const [pressed, setAsking] = useState<boolean>();
  const { words, write, isBack } = useKeptWords(useDraft("deletion"), { reason: "" });
  const forget = () => write({ reason: "" });
  const requesting = trpc.auth.requestDeletion.useMutation();

  async function request() {
    await requesting.mutateAsync(words);
    forget();
    showToast({ title: "Request sent", description: "The club will get back to you." });
  }

  return (
    <div className="grid justify-items-start gap-3 border-line border-t pt-4">
      <p className="text-ink-soft text-sm">
        Leaving the club? An admin deletes your account for you. Bookings ahead are cancelled, and
        hours left on it are lost.
      </p>
      <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
        Ask for deletion
      </Button>
      <ConfirmDialog
        open={pressed ?? isBack}
        onOpenChange={setAsking}
        onKeep={forget}
        title="Ask the club to delete your account?"
        confirmLabel="Send Request"
        pendingLabel="Sending..."
        cancelLabel="Keep My Account"
        onConfirm={request}
      >
        <p className="pb-4">The club gets a message from you. Nothing is deleted yet.</p>
        <TextareaField
          label="Reason"
          optional
          maxLength={1000}
          value={words.reason}
          onChange={({ target }) => write({ reason: target.value })}
        />
      </ConfirmDialog>
    </div>
  );
}
