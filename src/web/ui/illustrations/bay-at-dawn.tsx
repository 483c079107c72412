import { BayBackdrop } from "./bay-backdrop";
import { Sculler } from "./sculler";

/** The bay at first light: Mount Baker behind, a rower out early, our dock in front. */
export function BayAtDawn({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1200 520"
      preserveAspectRatio="xMidYMax slice"
      className={`block ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <BayBackdrop id="dawn" />
      <g className="animate-drift [transform-box:fill-box] [transform-origin:center]">
        <Sculler x={706} y={410} scale={1.15} />
      </g>
      <Gulls />
      <Dock />
    </svg>
  );
}

function Gulls() {
  return (
    <g className="stroke-rower" strokeWidth="2.5" strokeLinecap="round" fill="none" opacity="0.55">
      <path d="M842 112q9-9 16 0 8-9 17 0M892 138q6-6 11 0 6-6 12 0M806 168q5-5 9 0 5-5 10 0" />
    </g>
  );
}

// Far enough to the left that a tall and narrow frame shows none of it, instead of its tip.
function Dock() {
  return (
    <g transform="translate(-48 0)">
      <path className="fill-hull-shade" d="M0 474h330l22 10v8H0Z" />
      <path className="fill-hull" d="M0 462h322l30 22H0Z" />
      <path
        className="stroke-hull-shade"
        strokeWidth="2"
        fill="none"
        d="M62 462l8 22M126 462l12 22M190 462l16 22M254 462l22 22"
      />
      <g className="fill-rower">
        <rect x="300" y="430" width="11" height="90" rx="3" />
        <rect x="168" y="440" width="11" height="80" rx="3" />
        <rect x="36" y="434" width="11" height="86" rx="3" />
      </g>
      <path
        className="stroke-oar"
        strokeWidth="3"
        fill="none"
        d="M41 446q66 30 132 4 68 28 132-8"
      />
    </g>
  );
}
