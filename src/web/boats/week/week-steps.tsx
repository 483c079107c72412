import { addDays, type ClubDate } from "../../../shared/time/club-dates";
import { StepButton } from "../../ui/step-button";

interface WeekStepsProps {
  date: ClubDate;
  /** those that can be chosen */
  days: { first: ClubDate; last: ClubDate };
  onChange: (date: ClubDate) => void;
}

/** From the chosen day to the same day of the weeks around it, as far as can be booked. */
export function WeekSteps({ date, days: { first, last }, onChange }: WeekStepsProps) {
  const [before, after] = [addDays(date, -7), addDays(date, 7)];
  return (
    <div className="flex shrink-0 gap-1.5 max-sm:hidden">
      <StepButton
        to="back"
        label="A week earlier"
        disabled={date === first}
        onPress={() => onChange(before < first ? first : before)}
      />
      <StepButton
        to="on"
        label="A week later"
        disabled={date === last}
        onPress={() => onChange(after > last ? last : after)}
      />
    </div>
  );
}
