import { lastBookableDate } from "../../shared/bookings/booking-rules";
import { addDays, type ClubDate } from "../../shared/time/club-dates";
import { useProfile } from "../clock/use-profile";
import { StepButton } from "../ui/step-button";

interface WeekStepsProps {
  date: ClubDate;
  today: ClubDate;
  onChange: (date: ClubDate) => void;
}

/** From the chosen day to the same day of the weeks around it, as far as can be booked. */
export function WeekSteps({ date, today, onChange }: WeekStepsProps) {
  const last = lastBookableDate(today, "member", useProfile());
  const [before, after] = [addDays(date, -7), addDays(date, 7)];
  return (
    <div className="flex shrink-0 gap-1.5 max-sm:hidden">
      <StepButton
        to="back"
        label="A week earlier"
        disabled={date === today}
        onPress={() => onChange(before < today ? today : before)}
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
