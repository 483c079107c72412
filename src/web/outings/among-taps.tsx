import type { ReactNode } from "react";
import { useClubTimeOf } from "../clock/use-club-time-of";
import { byMember } from "../taps/taps";
import { useTaps } from "../taps/use-taps";
import { lazyPart } from "../ui/loading/lazy-part";
import { WaitingTaps } from "./waiting-taps";

const RefusedTaps = lazyPart(async () => (await import("./refused-taps")).RefusedTaps);

interface AmongTapsProps {
  memberId: number;
  /** where it is pressed */
  children: ReactNode;
}

/** What became of a member's presses: above it what the club did not take, below what it has yet to hear. */
export function AmongTaps({ memberId, children }: AmongTapsProps) {
  const timeOf = useClubTimeOf();
  const taps = useTaps(byMember(memberId));
  return (
    <>
      {taps.some(({ refused }) => refused) && <RefusedTaps taps={taps} timeOf={timeOf} />}
      {children}
      <WaitingTaps taps={taps} timeOf={timeOf} />
    </>
  );
}
