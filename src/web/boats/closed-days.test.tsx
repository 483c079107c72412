import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { testBoat } from "../testing/boat";
import { showScreen, testClub } from "../testing/show-screen";
import { stubScreenWidth } from "../testing/wide-screen";
import { FleetTimes } from "./fleet-times";

beforeEach(() => stubScreenWidth(true));

const everyDay = { from: "01-01", to: "12-31", opens: "09:00", closes: "16:00" };

/** Closed on Saturdays and Sundays; today is a Friday. */
const openingHours = [{ ...everyDay, days: [1, 2, 3, 4, 5] }];

it("calls a day without hours closed, in the strip and above it, and shows no lanes", async () => {
  const club = { ...testClub, settings: { ...testClub.settings, openingHours } };
  showScreen(<FleetTimes boats={[testBoat()]} />, { "admin.club": club, "boats.diaries": [] });
  const saturday = await screen.findByRole("radio", { name: "Saturday, November 21, closed" });
  expect(screen.getByRole("radio", { name: "Monday, November 23" })).toBeTruthy();
  await userEvent.setup().click(saturday);
  expect(await screen.findByRole("heading", { name: /^Closed / })).toBeTruthy();
  expect(screen.getByText("The club is closed on this day.")).toBeTruthy();
  expect(screen.queryByRole("list", { name: "The boats' day" })).toBeNull();
});
