import { trpc } from "../calls/api";
import { showToast } from "../ui/toasts/toast-store";
import type { PendingAction } from "./pending-actions";
import { sendAction } from "./send-action";
import { isRefusal } from "./send-actions";

/**
 * Sends one action as this member and nobody else, and says how it went. Throws why it did not go.
 */
export function useSendOwnAction(memberId: number): (action: PendingAction) => Promise<void> {
  const { client } = trpc.useUtils();

  return async (action) => {
    // Another tab may have signed somebody else in.
    const me = await client.auth.me.query();
    if (me?.member?.id !== memberId) throw new Error("Another member is signed in");
    try {
      await sendAction(client, action, memberId);
    } catch (error) {
      if (isRefusal(error)) {
        const description = error.message;
        showToast({ title: refusedTitles[action.act], description, variant: "destructive" });
      }
      throw error;
    }
  };
}

const refusedTitles = {
  launch: "Not launched",
  land: "Not logged",
  "undo launch": "Not taken back",
  "undo landing": "Not taken back",
};
