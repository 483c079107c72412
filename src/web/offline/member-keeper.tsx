import { useEffect, useState } from "react";
import { keepInstallPrompt } from "../push/install-prompt";
import { lazyPart } from "../ui/loading/lazy-part";
import { soonAfterLoad } from "../ui/loading/soon-after-load";
import { KeepDock } from "./keep-dock";
import { KeepNextOuting } from "./keep-next-outing";
import { SendOwnActions } from "./send-own-actions";

const RenewDevice = lazyPart(async () => (await import("../push/renew-device")).RenewDevice);

/** What a signed-in member's browser does for the times without a network, and for messages. */
export function MemberKeeper({ memberId }: { memberId: number }) {
  const [late, setLate] = useState(false);
  useEffect(() => soonAfterLoad(() => setLate(true)), []);
  useEffect(keepInstallPrompt, []);
  return (
    <>
      <KeepNextOuting memberId={memberId} />
      <KeepDock memberId={memberId} />
      <SendOwnActions memberId={memberId} />
      {late && <RenewDevice memberId={memberId} />}
    </>
  );
}
