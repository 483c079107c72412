import { answerWords, type SlotAnswer, slotAnswers } from "../../../shared/slots/slot-answer";
import { SmallMark } from "../../ui/small-mark";

// A shape for each, so that none is told by its colour: a ring, a triangle, a barred ring, a cross.
const shapes: Record<SlotAnswer, string> = {
  free: "M6 2a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z",
  careful: "M6 2 10.5 10h-9Z",
  "advised-against": "M6 2a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM3.2 8.8l5.6-5.6",
  "not-possible": "m2.5 2.5 7 7m0-7-7 7",
};

/** The answer to an outing, as a mark beside its word. */
export const AnswerMark = ({ answer }: { answer: SlotAnswer }) => (
  <SmallMark
    {...{ width: 10, height: 10, strokeWidth: 1.8 }}
    {...{ strokeLinejoin: "round", strokeLinecap: "round" }}
    data-answer={answer}
  >
    <path d={shapes[answer]} />
  </SmallMark>
);

/** What the marks of a day's starts mean. */
export const AnswerLegend = () => (
  <ul
    aria-label="Marks"
    className="flex flex-wrap gap-x-2.5 text-ink-soft text-xs max-sm:tracking-tight sm:gap-x-4"
  >
    {slotAnswers.map((answer) => (
      <li key={answer} className="inline-flex items-center gap-1">
        <AnswerMark answer={answer} /> {answerWords[answer]}
      </li>
    ))}
  </ul>
);
