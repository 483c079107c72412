import type { SVGProps } from "react";

/** A shape on a square of 12, drawn in the colour of the words beside it, which say the same. */
export const SmallMark = (mark: SVGProps<SVGSVGElement>) => (
  <svg
    viewBox="0 0 12 12"
    width="12"
    height="12"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
    className="shrink-0"
    {...mark}
  />
);
