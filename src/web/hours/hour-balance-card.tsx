import type { ReactNode } from "react";
import { hoursBand, isUnlimited } from "../../shared/hours/quarters";
import { Badge, type Tone } from "../ui/badge";
import { ButtonLink, OutLink } from "../ui/button";
import { Card } from "../ui/card";

/** The bands of a balance, each with its word, so that colour is never the only sign. */
const bands: Record<ReturnType<typeof hoursBand>, { tone: Tone; word: string; number: string }> = {
  plenty: { tone: "good", word: "Plenty of hours", number: "text-kelp" },
  some: { tone: "careful", word: "Some hours left", number: "text-amber" },
  none: { tone: "danger", word: "No hours left", number: "text-signal" },
};

const resting = { tone: "neutral" as const, word: "Not in use now", number: "text-ink" };

interface HourBalanceCardProps {
  hoursRemaining: number;
  /** Whether hours are of use now: before approval and while paused none are missing. */
  mayRow?: boolean;
  /** Where more hours are bought, or `#where` on this very screen; null when this member may not buy. */
  buyPath: string | null;
  /** What expires when; unlimited hours do not. */
  children?: ReactNode;
}

export function HourBalanceCard(props: HourBalanceCardProps) {
  const { hoursRemaining, mayRow = true, buyPath, children } = props;
  const unlimited = isUnlimited(hoursRemaining);
  const band = mayRow ? bands[hoursBand(hoursRemaining)] : resting;
  return (
    <Card aria-labelledby="hour-balance" className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="hour-balance" className="text-xl">
          Hour Balance
        </h2>
        <Badge tone={band.tone}>{unlimited && mayRow ? "Row all you like" : band.word}</Badge>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className={`flex items-baseline gap-2 ${band.number}`}>
          <span
            className={`font-display font-semibold tabular-nums ${unlimited ? "text-3xl" : "text-4xl"}`}
          >
            {unlimited ? "Unlimited" : hoursRemaining}
          </span>
          {!unlimited && <span className="text-lg">{hoursRemaining === 1 ? "hour" : "hours"}</span>}
        </p>
        {!unlimited && buyPath !== null && <Buy path={buyPath} urgent={hoursRemaining === 0} />}
      </div>
      {!unlimited && children}
    </Card>
  );
}

function Buy({ path, urgent }: { path: string; urgent: boolean }) {
  // What is further down the screen is found by the browser, as often as it is pressed.
  const To = path.startsWith("#") ? OutLink : ButtonLink;
  return (
    <To to={path} variant={urgent ? "primary" : "secondary"}>
      Buy hours
    </To>
  );
}
