import type { ClubProfile } from "../../shared/profile/club-profile";
import { useProfile } from "../clock/use-profile";
import { FoldAfterFirst } from "./fold-after-first";

const stepsOf = ({ horizonMonths }: ClubProfile) =>
  [
    ["Pick a day", `Step through the days or type a date, up to ${horizonMonths} months ahead.`],
    ["Choose how long", "Starts that don't fit are greyed out."],
    [
      "Press a start time",
      "Or draw your outing on the day's sky. You see what it costs and what it leaves.",
    ],
    ["Confirm", "Your hours are deducted and the codes appear."],
  ] as const;

export function HowItWorks() {
  const profile = useProfile();
  return (
    <FoldAfterFirst title="How it Works">
      <ol className="grid gap-3">
        {stepsOf(profile).map(([title, words], n) => (
          <li key={title} className="grid grid-cols-[2rem_1fr] gap-3">
            <span className="grid size-8 place-items-center rounded-full bg-cedar-soft font-display font-semibold text-cedar">
              {n + 1}
            </span>
            <span className="grid gap-0.5 text-sm">
              <strong className="leading-8">{title}</strong>
              <span className="text-ink-soft">{words}</span>
            </span>
          </li>
        ))}
      </ol>
    </FoldAfterFirst>
  );
}
