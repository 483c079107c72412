import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { defaultFairUse, type FairUseSettings } from "../../../shared/fair-use/fair-use-settings";
import { FairShare } from "./fair-share";

const now = { today: "2026-11-20", minutes: 750 };
const held = [
  { bookingDate: "2026-11-19", startTime: "08:00", duration: 0.5 },
  { bookingDate: "2026-11-21", startTime: "08:00", duration: 2 },
  { bookingDate: "2026-11-24", startTime: "08:00", duration: 1 },
];

function show(limits: Partial<FairUseSettings>) {
  const facts = { fairUse: { ...defaultFairUse, ...limits }, held };
  return render(<FairShare facts={facts} date="2026-11-22" now={now} />);
}

it("tells what one holds of what each may, in the week that is looked at", () => {
  const primeTime = [{ days: [6, 7], from: "07:00", to: "11:00" }];
  show({ maxAhead: 4, maxHoursPerWeek: 6, primeTime, maxPrimePerWeek: 1 });
  expect(screen.getByText(/^You have/).textContent).toBe(
    "You have 2 of 4 bookings ahead, 2.5 of 6 hours in that week, " +
      "1 of 1 outings at busy times in that week.",
  );
});

it("says nothing where nothing is limited", () => {
  expect(show({}).container.textContent).toBe("");
});
