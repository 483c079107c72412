import { trpc } from "../calls/api";
import { useClub } from "../clock/club-clock";
import { useAct } from "../layout/use-act";
import { Button } from "../ui/button";
import { showToast } from "../ui/toasts/toast-store";

/** One press for all that was kept as files, once mail leaves. */
export function SendKept() {
  const mailKept = useClub()?.mailKept ?? true;
  const sending = trpc.admin.sendKeptMail.useMutation({
    onSuccess: ({ queued }) =>
      showToast({
        title: queued === 1 ? "1 message on its way" : `${queued} messages on their way`,
        description: "What is not true any more is left out.",
      }),
  });
  const { act, pending } = useAct(sending, { toast: "Not sent" });
  if (mailKept) return null;
  return (
    <Button
      className="justify-self-start"
      pending={pending}
      pendingLabel="Sending..."
      onClick={() => act()}
    >
      Send what waits
    </Button>
  );
}
