import { Read } from "../layout/read";
import { BoatsOut } from "../outings/boats-out";
import { useDaysLog } from "./use-days-log";

/** Who is out, for staff. */
export function OutNow({ heading }: { heading: "h2" | "h3" }) {
  return (
    <Read of={useDaysLog()} failure="The outing log did not load" skeleton="h-0">
      {(outings) => <BoatsOut outings={outings} heading={heading} />}
    </Read>
  );
}
