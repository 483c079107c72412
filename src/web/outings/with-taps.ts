import type { Tap } from "../taps/taps";
import type { DockOuting } from "./outing-now";

/** An outing as it will be once the taps of this device have reached the club. */
export function withTaps<Outing extends DockOuting>(outing: Outing, taps: readonly Tap[]): Outing {
  const waiting = taps.filter(
    ({ bookingId, refused }) => bookingId === outing.bookingId && !refused,
  );
  return waiting.reduce(afterTap, outing);
}

function afterTap<Outing extends DockOuting>(outing: Outing, tap: Tap): Outing {
  if (tap.act === "launch") return { ...outing, launchedAt: outing.launchedAt ?? tap.at };
  if (tap.act === "undo launch") return { ...outing, launchedAt: null };
  if (tap.act !== "land") return { ...outing, landedAt: null, kilometres: null, note: "" };
  const { at, kilometres = outing.kilometres, note = outing.note } = tap;
  return { ...outing, landedAt: outing.landedAt ?? at, kilometres, note };
}
