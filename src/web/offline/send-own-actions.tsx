import { useEffect, useEffectEvent, useState } from "react";
import {
  byMember,
  forgetPendingAction,
  keptPendingActions,
} from "../offline-queue/pending-actions";
import { sendActions } from "../offline-queue/send-actions";
import { useSendOwnAction } from "../offline-queue/use-send-own-action";
import { useSentActions } from "../offline-queue/use-sent-actions";
import { lazyDialog } from "../ui/dialogs/lazy-dialog";
import { askBeforeLogOut } from "./before-log-out";

const LogOutDialog = lazyDialog(async () => (await import("./log-out-dialog")).LogOutDialog);

/** How long a log-out waits for what is still on its way. */
const patienceMs = 5000;

/** Sends what the member has pressed at the dock; a log-out waits for it, or asks. */
export function SendOwnActions({ memberId }: { memberId: number }) {
  const by = byMember(memberId);
  const send = useSendOwnAction(memberId);
  useSentActions(by, send);
  const [asked, setAsked] = useState<{ answer: (mayLeave: boolean) => void }>();

  const mayLogOut = useEffectEvent(async () => {
    if (ownActions().length > 0) await Promise.race([sendActions(by, send), waited(patienceMs)]);
    if (ownActions().length === 0) return true;
    return new Promise<boolean>((resolve) => {
      const answer = (mayLeave: boolean) => {
        setAsked(undefined);
        resolve(mayLeave);
      };
      setAsked({ answer });
    });
  });
  useEffect(() => askBeforeLogOut(() => mayLogOut()), []);

  const ownActions = () => keptPendingActions().filter((action) => action.by === by);
  if (!asked) return null;
  return (
    <LogOutDialog
      actions={ownActions()}
      onLogOut={() => {
        for (const action of ownActions()) forgetPendingAction(action);
        asked.answer(true);
      }}
      onClose={() => asked.answer(false)}
    />
  );
}

const waited = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
