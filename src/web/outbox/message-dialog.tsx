import type { OutboxLine } from "../../shared/mail/outbox-schemas";
import { trpc } from "../calls/api";
import { useClub } from "../clock/club-clock";
import { Read } from "../layout/read";
import { useAct } from "../layout/use-act";
import { dataOf, useRead } from "../layout/use-read";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialogs/dialog";
import { showToast } from "../ui/toasts/toast-store";

interface MessageDialogProps {
  id: number | undefined;
  onClose: () => void;
}

/** A message as its reader sees it, without one-time addresses; and once more, if need be. */
export function MessageDialog({ id, onClose }: MessageDialogProps) {
  const read = useRead(
    trpc.admin.outboxMessage.useQuery({ id: id ?? 0 }, { enabled: id !== undefined }),
  );
  const shown = dataOf(read);
  const mailKept = useClub()?.mailKept ?? false;
  return (
    <Dialog
      open={id !== undefined}
      onOpenChange={onClose}
      title={shown?.subject ?? "Message"}
      description={shown ? `To ${shown.recipient}` : undefined}
    >
      <Read of={read} failure="It did not load" skeleton="h-64">
        {(message) => (
          <div className="grid gap-4">
            <iframe
              title="The message as its reader sees it"
              sandbox=""
              srcDoc={message.html}
              className="h-96 w-full rounded-md border border-line bg-float"
            />
            <details>
              <summary className="cursor-pointer font-semibold text-sm">In plain text</summary>
              <p className="whitespace-pre-line break-words pt-2 text-sm">{message.text}</p>
            </details>
            {message.state !== "dropped" && !(message.state === "kept" && mailKept) && (
              <SendAgain message={message} onSent={onClose} />
            )}
          </div>
        )}
      </Read>
    </Dialog>
  );
}

function SendAgain({ message, onSent }: { message: OutboxLine; onSent: () => void }) {
  const sending = trpc.admin.resendMail.useMutation({
    onSuccess: () => {
      showToast({ title: "On its way", description: `To ${message.recipient}.` });
      onSent();
    },
  });
  const { act, pending } = useAct(sending, { toast: "Not sent" });
  return (
    <Button
      className="justify-self-end"
      pending={pending}
      pendingLabel="Sending..."
      onClick={() => act({ id: message.id })}
    >
      {message.state === "sent" ? "Send Again" : "Send Now"}
    </Button>
  );
}
