import type { ReactNode } from "react";
import { hoursBand, isUnlimited } from "../../shared/hours/quarters";
import { Badge, type Tone } from "../ui/badge";
import { ButtonLink } from "../ui/button";
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
  /** Where more hours are bought; null when this member may not buy. */
  buyPath: string | null;
  /** What expires when; unlimited hours do not. */
  children?: ReactNode;
}

export function HourBalanceCard(props: HourBalanceCardProps) {
  const { hoursRemaining, mayRow = true, buyPath, children } = props;
  const unlimited = isUnlimited(hoursRemaining);
  const band = mayRow ? bands[hoursBand(hoursRemaining)] : resting;
  const none = hoursRemaining === 0;
  return (
    <Card aria-labelledby="hour-balance" className="grid content-start gap-4">
      <h2 id="hour-balance" className="text-xl">
        Hour Balance
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className={`flex items-baseline gap-2 ${band.number}`}>
          <span
            className={`font-display font-semibold tabular-nums ${unlimited ? "text-3xl" : "text-4xl"}`}
          >
            {unlimited ? "Unlimited" : hoursRemaining}
          </span>
          {!unlimited && <span className="text-lg">{hoursRemaining === 1 ? "hour" : "hours"}</span>}
        </p>
        <Badge tone={band.tone}>{unlimited && mayRow ? "Row all you like" : band.word}</Badge>
      </div>
      {!unlimited && children}
      {!unlimited && buyPath !== null && (
        <div>
          <ButtonLink to={buyPath} {...(none ? {} : { variant: "secondary", size: "small" })}>
            Buy hours
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
