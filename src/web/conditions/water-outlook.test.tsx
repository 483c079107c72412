import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { WaterOutlookView } from "../../shared/conditions/conditions-schemas";
import { verdictRuns } from "../../shared/conditions/verdict-runs";
import { showScreen } from "../testing/show-screen";
import { Panel } from "../ui/panel";
import { WaterOutlook } from "./water-outlook";

const hour = (
  startTime: string,
  gustKmh: number | null,
  verdict: WaterOutlookView["hours"][number]["verdict"],
) => ({
  startTime,
  gustKmh,
  verdict,
  windKmh: gustKmh && 12.4,
  reasons: verdict === "no-go" ? [`Gusts of ${gustKmh} km/h at 2 PM, limit 40 km/h`] : [],
});
const outlook: WaterOutlookView = {
  windLimitKmh: 25,
  gustLimitKmh: 40,
  hours: [
    hour("12:00", 20, "go"),
    hour("13:00", 21, "go"),
    hour("14:00", 46, "no-go"),
    hour("15:00", null, "unknown"),
  ],
};

it("tells the hours in a table behind the picture", async () => {
  showScreen(<WaterOutlook frame={Panel} />, { "admin.bay": outlook });
  await screen.findByRole("heading", { name: "The water: Go until 2 PM" });
  await userEvent.click(await screen.findByText("As a table"));
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "FromWindGustsConditions",
    "12 PM12 km/h20 km/hGo",
    "1 PM12 km/h21 km/hGo",
    "2 PM12 km/h46 km/hNo-go. Gusts of 46 km/h at 2 PM, limit 40 km/h",
    "3 PM——No forecast",
  ]);
});

it("is not there while conditions are off", async () => {
  const { container } = showScreen(<WaterOutlook frame={Panel} />, {
    "admin.bay": { ...outlook, hours: [] },
  });
  await expect.poll(() => container.textContent).toBe("");
});

it("puts together hours in a row that come to the same", () => {
  expect(verdictRuns(outlook.hours)).toEqual([
    { verdict: "go", from: "12:00", count: 2 },
    { verdict: "no-go", from: "14:00", count: 1 },
    { verdict: "unknown", from: "15:00", count: 1 },
  ]);
});
