import { answerReasons, answerWords, slotAnswer } from "../../../shared/slots/slot-answer";
import type { JudgedOuting } from "../planner/judge-outing";
import { AnswerMark } from "./answer-mark";

/**
 * The one answer to the outing, and what lies behind it. Nothing where the club minds neither light nor
 * weather, and nothing else is in the way.
 */
export function AnswerLine({ outing }: { outing: JudgedOuting }) {
  const { inTheWay, sight } = outing;
  if (!inTheWay && !sight) return null;
  const answer = inTheWay ? "not-possible" : slotAnswer(outing);
  const reasons = inTheWay ? inTheWay.words : answerReasons(outing);
  return (
    <span className={`flex gap-1 ${looks[answer]}`}>
      <span className="grid h-[1lh] shrink-0 items-center">
        <AnswerMark answer={answer} />
      </span>
      <span>
        <strong className="font-semibold first-letter:uppercase inline-block">
          {answerWords[answer]}
        </strong>
        {reasons && ": "}
        <span>{reasons}</span>
      </span>
    </span>
  );
}

const looks = {
  free: "text-ink-soft",
  careful: "text-amber",
  "advised-against": "text-amber",
  "not-possible": "text-signal",
};
