import { type ReactNode, useId } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";

/** The colours of the club's blades; how each looks by day and by night stands in theme.css. */
const colours = [
  "text-blade-navy",
  "text-blade-rust",
  "text-blade-plum",
  "text-blade-moss",
  "text-blade-gold",
];

/** What is painted on a blade, so that it is not told by its colour alone. */
const patterns: ReactNode[] = [
  null,
  <path key="band" d="M12 2h6v20h-6Z" />,
  <path key="chevron" d="m9 1 8 11-8 11h6l8-11-8-11Z" />,
  <path key="half" d="M2 12h28v11H2Z" />,
  <path key="stripes" d="M9 1h4v22H9ZM18 1h4v22h-4Z" />,
  <circle key="disc" cx="16" cy="12" r="5.5" />,
];

/**
 * An oar's blade in the boat's own paint. Derived from its id, so it is the same on every screen and
 * for everyone, and 30 boats have one each: five colours and six patterns meet only then again.
 */
export function BoatMark({
  boat,
  className = "",
}: {
  boat: Pick<BoatView, "id">;
  className?: string;
}) {
  const clip = useId();
  return (
    <svg
      viewBox="0 0 32 24"
      className={`h-6 w-8 shrink-0 ${colours[boat.id % colours.length]} ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={clip}>
        <path d={blade} />
      </clipPath>
      <path d={blade} fill="currentColor" />
      <g clipPath={`url(#${clip})`} className="fill-float">
        {patterns[boat.id % patterns.length]}
      </g>
      <path d={blade} fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M26 12h6" stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}

/** A hatchet blade with its shaft to the right. */
const blade = "M3 4.5Q2 3 4 2.5l17 1q5 .5 5 6v4q0 3-3 4.5L6 21.5Q3 22 3 19Z";
