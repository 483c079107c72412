import { useEffect, useEffectEvent, useState } from "react";
import { sendTaps } from "../taps/send-taps";
import { byMember, forgetTap, keptTaps } from "../taps/taps";
import { useSendOwnTap } from "../taps/use-send-own-tap";
import { useSentTaps } from "../taps/use-sent-taps";
import { lazyDialog } from "../ui/dialogs/lazy-dialog";
import { askBeforeLogOut } from "./before-log-out";

const LogOutDialog = lazyDialog(async () => (await import("./log-out-dialog")).LogOutDialog);

/** How long a log-out waits for what is still on its way. */
const patienceMs = 5000;

/** Sends what the member has pressed at the dock; a log-out waits for it, or asks. */
export function SendOwnTaps({ memberId }: { memberId: number }) {
  const by = byMember(memberId);
  const send = useSendOwnTap(memberId);
  useSentTaps(by, send);
  const [asked, setAsked] = useState<{ answer: (mayLeave: boolean) => void }>();

  const mayLogOut = useEffectEvent(async () => {
    if (ownTaps().length > 0) await Promise.race([sendTaps(by, send), waited(patienceMs)]);
    if (ownTaps().length === 0) return true;
    return new Promise<boolean>((resolve) => {
      const answer = (mayLeave: boolean) => {
        setAsked(undefined);
        resolve(mayLeave);
      };
      setAsked({ answer });
    });
  });
  useEffect(() => askBeforeLogOut(() => mayLogOut()), []);

  const ownTaps = () => keptTaps().filter((tap) => tap.by === by);
  if (!asked) return null;
  return (
    <LogOutDialog
      taps={ownTaps()}
      onLogOut={() => {
        for (const tap of ownTaps()) forgetTap(tap);
        asked.answer(true);
      }}
      onClose={() => asked.answer(false)}
    />
  );
}

const waited = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
