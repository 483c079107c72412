import { useState } from "react";
import type { GoalView } from "../../../shared/outings/distance-goal";
import { distanceScale, tenthsOf, wholeOf } from "../../../shared/profile/units";
import { useProfile } from "../../clock/use-profile";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { SeasonGoalForm } from "./season-goal-form";

interface SeasonGoalProps {
  goal: GoalView;
  /** what was rowed of it, in kilometres */
  rowed: number;
}

/** How far a member means to row this season, how much of it is rowed, and a way to say so. */
export function SeasonGoal({ goal, rowed }: SeasonGoalProps) {
  const [setting, setSetting] = useState(false);
  return (
    <div className="grid gap-3">
      {goal.kilometres !== null && <Progress goal={goal.kilometres} rowed={rowed} />}
      {setting ? (
        <SeasonGoalForm goal={goal} onDone={() => setSetting(false)} />
      ) : (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => setSetting(true)}
        >
          {goal.kilometres === null ? "Set a goal" : "Change the goal"}
        </Button>
      )}
    </div>
  );
}

function Progress({ goal, rowed }: { goal: number; rowed: number }) {
  const scale = distanceScale(useProfile().units);
  const words = `${tenthsOf(rowed, scale)} of ${wholeOf(goal, scale)} ${scale.unit}`;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center justify-between gap-2 tabular-nums">
        <span>
          Goal: <strong>{words}</strong>
        </span>
        {rowed >= goal ? (
          <Badge tone="good">Reached</Badge>
        ) : (
          <span className="text-ink-soft">{Math.floor((rowed / goal) * 100)} %</span>
        )}
      </p>
      <svg
        role="img"
        aria-label={`Goal: ${words}`}
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        className="h-2.5 w-full rounded-full bg-sunken"
      >
        <rect width={Math.min(100, (rowed / goal) * 100)} height="2" className="fill-tide" />
      </svg>
    </div>
  );
}
