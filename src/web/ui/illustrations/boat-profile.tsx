import type { ReactNode } from "react";

interface BoatProfileProps {
  /** how many are drawn in it */
  crew: number;
  className?: string;
}

/** A slide-seat boat side on, on its own stretch of calm water, as long as its rowers need. */
export function BoatProfile({ crew, className = "" }: BoatProfileProps) {
  const isSteered = steered.includes(crew);
  const drawn = Math.min(isSteered ? crew - 1 : crew, mostDrawn);
  return (
    <BoatPicture className={className}>
      {isSteered && <Cox x={84} />}
      {drawn < 3 ? (
        <Hull length={drawn < 2 ? 300 : 372} seats={drawn < 2 ? [178] : [150, 248]} />
      ) : (
        <Hull length={440} seats={seatsOf(drawn, isSteered)} />
      )}
    </BoatPicture>
  );
}

const mostDrawn = 8;

/** Fours and eights with one more, who steers. */
const steered = [5, 9];

/** Evenly along the longest hull, behind whoever steers it. */
function seatsOf(rowers: number, isSteered: boolean): number[] {
  const first = isSteered ? 140 : 110;
  return Array.from({ length: rowers }, (_, nr) => first + (nr * (370 - first)) / (rowers - 1));
}

function BoatPicture({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 -80 480 300"
      preserveAspectRatio="xMidYMax slice"
      className={`block ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect y="-80" width="480" height="300" className="fill-sky-low" />
      <circle cx="372" cy="88" r="34" className="fill-sun" />
      <path
        className="fill-peak"
        d="M40 130 128 88l22-30 12-10 12 8 26 34 46 26 60 14Z"
        opacity="0.75"
      />
      <path className="fill-snow" d="m150 58 12-10 12 8 15 20-13-5-9 8-9-10-11 9-8-4Z" />
      <path className="fill-hill-far" d="M0 134v-14l70-10 84 8 96-4 110 10 70-12 50 6v16Z" />
      <rect y="132" width="480" height="108" className="fill-water-far" />
      <path className="fill-water" d="M0 178c60-7 110 5 170 0s120-8 180-1 90 2 130-3v66H0Z" />
      {children}
      <path
        className="stroke-sail"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity="0.5"
        d="M30 204h58M128 216h40M300 210h70M404 200h44M214 226h84"
      />
    </svg>
  );
}

/**
 * `seats` are the slide seats' places along the hull, in picture units from its stern. Whoever sculls
 * looks at the stern, on the left, and has an oar in each hand.
 */
function Hull({ length, seats }: { length: number; seats: number[] }) {
  const stern = (480 - length) / 2;
  const bow = stern + length;
  const sheer = `M${stern} 152C${stern + 50} 172 ${bow - 90} 172 ${bow} 144`;
  return (
    <g>
      <path
        className="fill-water-near"
        opacity="0.3"
        d={`M${stern + 4} 198C${stern + 70} 190 ${bow - 70} 190 ${bow} 196 ${bow - 80} 206 ${stern + 60} 207 ${stern + 4} 198Z`}
      />
      {seats.map((seat) => (
        <g key={seat}>
          <FarOar x={stern + seat} />
          <Rower x={stern + seat} />
        </g>
      ))}
      <path
        className="fill-sail"
        d={`${sheer}C${bow - 4} 168 ${bow - 16} 186 ${bow - 34} 194H${stern + 42}C${stern + 16} 190 ${stern + 2} 172 ${stern} 152Z`}
      />
      <path
        className="fill-water-near"
        d={`M${stern + 20} 184C${stern + 90} 192 ${bow - 90} 192 ${bow - 19} 185Q${bow - 26} 191 ${bow - 34} 194H${stern + 42}Q${stern + 30} 192 ${stern + 20} 184Z`}
      />
      <path className="stroke-hull" strokeWidth="7" strokeLinecap="round" fill="none" d={sheer} />
      {seats.map((seat) => (
        <NearOar key={seat} x={stern + seat} />
      ))}
    </g>
  );
}

function Rower({ x }: { x: number }) {
  return (
    <g className="fill-rower">
      <circle cx={x + 5} cy="102" r="11" />
      <path d={`M${x - 4} 168c-4-18-5-34-1-46 3-8 15-9 20-2 8 14 9 30 6 48Z`} />
      <path
        className="stroke-rower"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        d={`M${x + 4} 124l-14 16-16 2`}
      />
    </g>
  );
}

/** In the stern, looking at the bow: a rower turned round. */
const Cox = ({ x }: { x: number }) => (
  <g transform={`matrix(-0.85 0 0 0.85 ${x * 1.85} 25)`}>
    <Rower x={x} />
  </g>
);

/** On the other side of the boat: it goes out over the gunwale, to water farther off. */
function FarOar({ x }: { x: number }) {
  return (
    <g opacity="0.85">
      <path
        className="stroke-oar"
        strokeWidth="3.5"
        strokeLinecap="round"
        fill="none"
        d={`M${x - 20} 140 ${x - 66} 150`}
      />
      <path className="fill-cedar" d={`M${x - 60} 145c-12-1-22 2-28 8 9 4 21 3 30-3Z`} />
    </g>
  );
}

function NearOar({ x }: { x: number }) {
  return (
    <g>
      <path
        className="stroke-oar"
        strokeWidth="4.5"
        strokeLinecap="round"
        fill="none"
        d={`M${x - 24} 142 ${x - 74} 196`}
      />
      <path className="fill-cedar" d={`M${x - 68} 188c-12 6-20 14-22 24 11-2 22-9 29-17Z`} />
    </g>
  );
}
