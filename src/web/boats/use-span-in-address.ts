import { keepInAddress, useInAddress } from "../ui/hooks/use-in-address";
import { useMedia } from "../ui/hooks/use-media";

/** How many of the boats' days are looked at. */
export type ShownSpan = "day" | "week";

/** It is kept in `?show=week`. A phone has room for one day. */
export function useSpanInAddress() {
  const asked = useInAddress("show");
  const wide = useMedia("(min-width: 48rem)");
  return [asked === "week" && wide ? "week" : "day", setSpan] as const;
}

const setSpan = (show: ShownSpan) => keepInAddress({ show });
