import { startTransition, useDeferredValue, useMemo, useState } from "react";
import type { ClockTime } from "../../../shared/time/clock-times";
import { keepInAddress, useInAddress } from "../../ui/hooks/use-in-address";
import type { GridSlot } from "../grid/grid-slots";
import type { Stretch } from "../grid/sky-stretch";
import type { Planner } from "./use-booking-planner";

/**
 * The outing that is planned: pointed at, drawn or chosen. What is chosen stands in the address, where
 * it outlives a reload and a log-in. A press or a hover changes nothing but this, so that only what
 * shows an outing is drawn again.
 */
export function useOuting({ date, duration, slots, judge }: Planner) {
  const startTime = useInAddress("start");
  const [hovered, setHovered] = useState<ClockTime | null>(null);
  const [drawn, setDrawn] = useState<Stretch | null>(null);
  // A start survives a change of day or length. Taken by someone else it is no longer chosen, but
  // still wanted: what is in the way is said, and what would do instead.
  const asked = slots.find((slot) => slot.startTime === startTime);
  const selected = asked && isSelectable(asked) ? asked.startTime : null;
  const available = asked?.state === "available" ? asked.startTime : null;
  // The cell answers a press at once; what is said of the outing follows in a frame of its own.
  const start = useDeferredValue(drawn?.startTime ?? selected ?? hovered);
  const hours = useDeferredValue(drawn?.duration ?? duration);
  const ready = useDeferredValue(selected !== null || drawn !== null);
  const described = useMemo(
    () =>
      start !== null && date !== null
        ? judge({ bookingDate: date, startTime: start, duration: hours })
        : null,
    [date, start, hours, judge],
  );
  return {
    /** the start that was chosen, also where it has been taken since */
    selected,
    /** the same while it can be had */
    available,
    choose: (stretch: Stretch) =>
      keepInAddress({ start: stretch.startTime, duration: String(stretch.duration) }),
    hovered,
    /** gives way to a press, which comes with it under a thumb */
    point: (start: ClockTime | null) => startTransition(() => setHovered(start)),
    draw: setDrawn,
    /**
     * the outing to describe: the one being drawn, else the selected one, else the one hovered over
     */
    described,
    /** whether that is drawn or selected, so that it is described in full */
    ready,
  };
}

/** Nobody was quicker where the hour has passed, or is one's own by now. */
const isSelectable = ({ state }: GridSlot): boolean =>
  !["past", "too-far", "just-booked"].includes(state);

/** What was chosen is done: nothing is chosen any more, and nothing is to be moved. */
export const forgetOuting = () => keepInAddress({ start: "", move: "" });
