import { useState } from "react";
import { invitationLinkDays } from "../../shared/members/link-lifetimes";
import { trpc } from "../calls/api";
import { ConfirmDialog } from "../layout/confirm-dialog";
import { Button } from "../ui/button";
import { Panel } from "../ui/panel";
import { showToast } from "../ui/toasts/toast-store";

const left = "The outbox shows what has left.";

/** Invites everybody who never signed in, such as whoever was just brought in. */
export function InviteButton() {
  const [asking, setAsking] = useState(false);
  const inviting = trpc.admin.inviteMembers.useMutation();

  async function invite() {
    const { queued, kept } = await inviting.mutateAsync({});
    if (queued === 0)
      return showToast({ title: "Nobody is left to invite today", description: left });
    if (!kept) return showToast({ title: `${queued} invited`, description: left });
    showToast({
      title: `${queued} written, none sent`,
      description: "No mail leaves this server yet. The outbox keeps them.",
    });
  }

  return (
    <Panel title="Invitations">
      <p className="max-w-prose text-ink-soft">
        Members you brought in have no password yet. An invitation takes them to a page where they
        choose one.
      </p>
      <Button variant="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
        Invite members
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Invite all members who never signed in?"
        confirmLabel="Send invitations"
        pendingLabel="Inviting..."
        cancelLabel="Not yet"
        tone="primary"
        onConfirm={invite}
      >
        Each gets a mail with a link that works once, for {invitationLinkDays} days; nobody gets
        more than one a day.
      </ConfirmDialog>
    </Panel>
  );
}
