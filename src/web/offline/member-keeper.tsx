import { KeepDock } from "./keep-dock";
import { KeepNextOuting } from "./keep-next-outing";
import { SendOwnTaps } from "./send-own-taps";

/** What a signed-in member's browser does for the times without a network. */
export function MemberKeeper({ memberId }: { memberId: number }) {
  return (
    <>
      <KeepNextOuting memberId={memberId} />
      <KeepDock memberId={memberId} />
      <SendOwnTaps memberId={memberId} />
    </>
  );
}
