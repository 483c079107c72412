/** Sky, sun, Mount Baker, islands and the bay, 1200 × 520; `id` keeps the gradients apart. */
export function BayBackdrop({ id }: { id: string }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.12" className="[stop-color:var(--color-sky-high)]" />
          <stop offset="1" className="[stop-color:var(--color-sky-low)]" />
        </linearGradient>
        <linearGradient id={`${id}-water`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="[stop-color:var(--color-water-far)]" />
          <stop offset="0.45" className="[stop-color:var(--color-water)]" />
          <stop offset="1" className="[stop-color:var(--color-water-near)]" />
        </linearGradient>
      </defs>
      <rect width="1200" height="340" fill={`url(#${id}-sky)`} />
      <Sun />
      <Mountains />
      <rect y="318" width="1200" height="202" fill={`url(#${id}-water)`} />
      <Glint />
    </>
  );
}

function Sun() {
  return (
    <g className="fill-sun" transform="translate(78 0)">
      <circle cx="430" cy="268" r="150" opacity="0.1" />
      <circle cx="430" cy="268" r="98" opacity="0.18" />
      <circle cx="430" cy="268" r="52" />
    </g>
  );
}

function Mountains() {
  return (
    <>
      <path
        className="fill-peak"
        transform="translate(-50 0)"
        d="M520 320 640 246l52-34 44-50 24-40 18-14 16 6 20 30 40 46 34 30 66 34 90 40 120 26Z"
      />
      <path
        className="fill-snow"
        transform="translate(-50 0)"
        d="m736 162 24-40 18-14 16 6 20 30 40 46 14 12-26-8-12 14-20-22-16 16-18-26-14 22-16-12-22 20-18-4Z"
      />
      <path
        className="fill-hill-far"
        d="M0 322v-52l70-22 84 14 92 26 74 2 96 18 120-8 96-14 104 10 132-12 122 10 92-22 118 14v36Z"
      />
      <path
        className="fill-hill-near"
        d="M0 324v-30l52-12 60 10 46 14 74 8 40 10ZM884 324l70-20 60 4 62-26 58-2 66 20v24Z"
      />
    </>
  );
}

function Glint() {
  return (
    <>
      <g className="fill-sun" opacity="0.55" transform="translate(78 0)">
        <rect x="352" y="326" width="156" height="4" rx="2" />
        <rect x="376" y="340" width="116" height="4" rx="2" />
        <rect x="340" y="356" width="176" height="5" rx="2.5" />
        <rect x="388" y="376" width="96" height="5" rx="2.5" />
        <rect x="362" y="400" width="150" height="6" rx="3" />
        <rect x="402" y="430" width="84" height="6" rx="3" />
      </g>
      <g className="stroke-sail" strokeWidth="3" strokeLinecap="round" opacity="0.28">
        <path d="M70 362h120M240 344h60M610 352h150M850 340h90M960 372h150M90 430h70M590 418h110M1010 440h120M760 470h90M210 478h130" />
      </g>
    </>
  );
}
