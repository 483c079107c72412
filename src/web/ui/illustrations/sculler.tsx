/** Someone sculling towards the right edge of a picture: back to where they go, an oar in each hand. */
export function Sculler({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="fill-water-near opacity-30" d="M-84 21c40-6 128-6 168 0-46 7-124 7-168 0Z" />
      <g opacity="0.85">
        <path className="stroke-oar" strokeWidth="2" strokeLinecap="round" d="M-2-12-44-8" />
        <path className="fill-cedar" d="M-40-11c-9-2-17 0-22 4 7 4 16 4 23 0Z" />
      </g>
      <path
        className="stroke-oar"
        strokeWidth="2.6"
        strokeLinecap="round"
        fill="none"
        d="M-4 -10 -58 17"
      />
      <path className="fill-cedar" d="M-54 12c-10 3-18 7-21 12 8 0 17-4 23-9Z" />
      <path
        className="fill-hull"
        d="M-82 4c26 8 118 8 166-6-6 15-22 21-46 22h-78C-60 19-76 14-82 4Z"
      />
      <path
        className="fill-hull-shade"
        d="M-72 13c30 4 104 4 144-2-8 6-20 9-34 9h-78c-14 0-25-2-32-7Z"
      />
      <path
        className="stroke-sail"
        strokeWidth="1.8"
        strokeLinecap="round"
        fill="none"
        d="M-80 5c28 7 114 7 160-5"
      />
      <path className="fill-rower" d="M14 4C8-4 6-14 8-24c1-6 9-8 13-3 5 8 6 19 4 31Z" />
      <circle className="fill-rower" cx="12" cy="-35" r="7.5" />
      <path
        className="stroke-rower"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        d="M14-22 5-12-4-10M18 2-4-4-18 4"
      />
    </g>
  );
}
