import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import type { Answers } from "../testing/answers";
import { testBoat } from "../testing/boat";
import { showScreen } from "../testing/show-screen";
import { stubScreenWidth } from "../testing/wide-screen";
import { FleetTimes } from "./fleet-times";

beforeEach(() => stubScreenWidth(true));

const nothingOn = { boatId: 1, bookings: [], blocks: [], closures: [] };

/** The fleet's Saturday: sunrise is at 8:30 AM, sunset at 5:28 PM. */
async function openSaturday(answers: Answers) {
  showScreen(<FleetTimes boats={[testBoat()]} />, {
    "boats.diaries": [nothingOn],
    "boats.winds": [],
    ...answers,
  });
  await userEvent.click(await screen.findByRole("radio", { name: "Saturday, November 21" }));
}

it("tells for the chosen day which hours are dark, and how hard it is to blow", async () => {
  const windAt = (time: string, windKmh: number) => ({
    at: Date.parse(`2026-11-21T${time}:00-07:00`) / 1000,
    windKmh,
    gustKmh: windKmh + 8,
  });
  await openSaturday({
    "boats.winds": [windAt("05:00", 6.4), windAt("08:00", 21.7), windAt("20:00", 12)],
  });
  const sky = "Dark until 8:30 AM and from 5:28 PM. Wind 6 to 22 km/h.";
  expect(screen.getByText(sky)).toBeDefined();
  const lane = within(screen.getByRole("toolbar", { name: /Heron/ }));
  const names = lane
    .getAllByRole("link")
    .map((link) => link.querySelector(".sr-only")?.textContent);
  expect(names.filter((name) => name?.endsWith(", in the dark"))).toHaveLength(9);
  expect(names[0]).toBe('5:00 AM, free, Solo 14 "Heron", in the dark');
  expect(names[4]).toBe('9:00 AM, free, Solo 14 "Heron"');
  await userEvent.click(screen.getByRole("radio", { name: "Sunday, November 22" }));
  expect(screen.getByText(/^Dark until 8:3\d AM and from 5:2\d PM\.$/)).toBeDefined();
});

it("leads from a lone half hour to an outing that fits it", async () => {
  const out = (startTime: string) => ({
    bookingDate: "2026-11-21",
    startTime,
    duration: 1,
    status: "confirmed" as const,
  });
  await openSaturday({
    "boats.diaries": [{ ...nothingOn, bookings: [out("08:00"), out("09:30")] }],
  });
  const half = screen.getByRole("link", { name: '9:00 AM, free for 0.5 hours, Solo 14 "Heron"' });
  expect(half.getAttribute("href")).toContain("start=09%3A00&duration=0.5");
});
