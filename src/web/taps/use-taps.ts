import { useSyncExternalStore } from "react";
import { keptTaps, onTapsChange, type Tap } from "./taps";

const none: readonly Tap[] = [];

/** What somebody has pressed on this device and the club has not taken yet. */
export function useTaps(by: string): readonly Tap[] {
  return useSyncExternalStore(onTapsChange, keptTaps, () => none).filter((tap) => tap.by === by);
}
