import { type ReactNode, useId } from "react";
import { formatTimes } from "../../shared/time/clock-times";
import type { ClubTime } from "../../shared/time/club-now";
import { useFormats } from "../clock/use-formats";
import { type DockOuting, dockHeading } from "./outing-now";

interface DockCardProps {
  outing: DockOuting;
  now: ClubTime;
  /** what there is to press */
  children: ReactNode;
}

/** The outing for which there is something to press at the dock, where no other card tells of it. */
export function DockCard({ outing, now, children }: DockCardProps) {
  const formats = useFormats();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 [&_form_:is(label,p)]:text-base rounded-xl border-2 border-tide bg-surface p-5 shadow-raised sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-2xl">
          {dockHeading(outing, now)}
        </h2>
        <p className="text-lg">
          {outing.boat.name},{" "}
          <span className="inline-block tabular-nums">
            {formatTimes(outing.startTime, outing.endTime, formats)}
          </span>
        </p>
      </div>
      {children}
    </section>
  );
}
