import type { BoatView } from "../../shared/boats/boat-schemas";
import { Notice } from "../ui/notice";

/** What is wrong with a boat, wherever it is booked; nothing while it may be rowed as ever. */
export function BoatDamageNotice({ boat: { damage } }: { boat: Pick<BoatView, "damage"> }) {
  if (!damage) return null;
  const title = damage.severity === "unusable" ? "Reported unusable" : "Restricted use";
  return (
    <Notice kind="careful" title={title}>
      {damage.words ?? "Please ask the club before you row it."}
    </Notice>
  );
}
