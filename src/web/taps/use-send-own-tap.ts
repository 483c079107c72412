import { trpc } from "../calls/api";
import { showToast } from "../ui/toasts/toast-store";
import { sendTap } from "./send-tap";
import { isRefusal } from "./send-taps";
import type { Tap } from "./taps";

/** Sends one tap as this member and nobody else, and says how it went. Throws why it did not go. */
export function useSendOwnTap(memberId: number): (tap: Tap) => Promise<void> {
  const { client } = trpc.useUtils();

  return async (tap) => {
    // Another tab may have signed somebody else in.
    const me = await client.auth.me.query();
    if (me?.member?.id !== memberId) throw new Error("Another member is signed in");
    try {
      await sendTap(client, tap, memberId);
    } catch (error) {
      if (isRefusal(error)) {
        const description = error.message;
        showToast({ title: refusedTitles[tap.act], description, variant: "destructive" });
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
