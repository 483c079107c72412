/** An empty boat off the edge of the chart: for pages and things that are not there. */
export function DriftingBoat({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 480 280"
      className={`block rounded-xl ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="480" height="280" rx="24" className="fill-water-far" opacity="0.45" />
      <ChartLines />
      <g className="animate-drift [transform-box:fill-box] [transform-origin:center]">
        <g transform="rotate(-9 300 150)">
          <path
            className="fill-water-near"
            opacity="0.25"
            d="M214 178c50-8 140-8 186-1-44 9-142 10-186 1Z"
          />
          <path className="stroke-oar" strokeWidth="4" strokeLinecap="round" d="M292 150l-52 44" />
          <path className="fill-cedar" d="M246 184c-11 5-18 12-20 21 10-2 20-8 27-15Z" />
          <path
            className="fill-sail"
            d="M214 140c40 14 130 14 184-6-3 20-14 36-34 42H246c-20-4-30-18-32-36Z"
          />
          <path
            className="stroke-hull"
            strokeWidth="6"
            strokeLinecap="round"
            fill="none"
            d="M214 140c40 14 130 14 184-6"
          />
        </g>
      </g>
      <Compass />
    </svg>
  );
}

function ChartLines() {
  return (
    <g fill="none">
      <path
        className="fill-foam stroke-hill-near"
        strokeWidth="2.5"
        d="M0 66c30-8 44 12 74 8s34-30 62-28 30 24 14 40-46 8-58 28 12 34-6 52-52 10-86 18Z"
      />
      <g className="stroke-hill-near" strokeWidth="1.5" strokeDasharray="5 7" opacity="0.7">
        <path d="M0 48c34-12 50 6 78 2s38-30 70-26 46 40 22 66-44 14-56 34 6 40-16 62-60 14-98 24" />
        <path d="M0 30c40-12 52 4 82-2s44-26 78-20 66 56 32 90-44 20-56 42 4 48-24 74-66 18-112 28" />
      </g>
      <path
        className="stroke-signal"
        strokeWidth="2.5"
        strokeDasharray="2 9"
        strokeLinecap="round"
        d="M118 132c40 34 66 40 108 36"
      />
      <path
        className="stroke-signal"
        strokeWidth="3"
        strokeLinecap="round"
        d="m112 126 10 10m0-10-10 10"
      />
    </g>
  );
}

function Compass() {
  return (
    <g transform="translate(418 62)">
      <circle r="30" className="fill-foam stroke-hill-near" strokeWidth="2" />
      <path className="fill-signal" d="m0-24 6 20h-12Z" />
      <path className="fill-hill-near" d="m0 24 6-20h-12Z" />
      <circle r="2.5" className="fill-foam" />
    </g>
  );
}
