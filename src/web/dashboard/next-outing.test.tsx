import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { testCodes } from "../testing/codes";
import { testMember } from "../testing/member";
import { memberBooking } from "../testing/member-booking";
import { showScreen } from "../testing/show-screen";
import { NextOuting } from "./next-outing";

// 9:30 AM at the club, and the hour it falls in, in seconds of UTC.
const nine = Date.parse("2026-11-21T16:00:00Z") / 1000;
const foreseen = {
  hourly: {
    time: [nine],
    temperature_2m: [8.6],
    windspeed_10m: [15.4],
    winddirection_10m: [225],
    weathercode: [2],
  },
};
const fetchForecast = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  fetchForecast.mockReset();
  fetchForecast.mockImplementation(async () => Response.json(foreseen));
  vi.stubGlobal("fetch", fetchForecast);
});

async function show(changes: Parameters<typeof memberBooking>[0] = {}) {
  const booking = memberBooking({ bookingDate: "2026-11-21", startTime: "09:30", ...changes });
  const now = { today: "2026-11-20", minutes: 750 };
  showScreen(
    <NextOuting
      booking={booking}
      member={testMember()}
      outings={{ log: [], atHand: null, now }}
      justBooked={false}
      access={{ face: "here", data: testCodes({ access: null }) }}
    />,
    {},
  );
  return within(await screen.findByRole("region", { name: "Your next outing" }));
}

it("tells the weather foreseen for the outing's hour, and the day's sun", async () => {
  const pass = await show();
  const line = await pass.findByText(/°C/);
  expect(line.textContent).toBe("9°C, partly cloudy, wind 15 km/h SW");
  expect(pass.getByText("Sunrise 8:30 AM, sunset 5:28 PM")).toBeTruthy();
  expect(fetchForecast).toHaveBeenCalledTimes(1);
});

it("says when the outing is dark", async () => {
  const pass = await show({ startTime: "06:30" });
  expect(pass.getByText("Dark: sunrise 8:30 AM")).toBeTruthy();
});

it("asks for no forecast of a day a week ahead", async () => {
  const pass = await show({ bookingDate: "2026-11-27" });
  expect(pass.getByText(/^Sunrise/)).toBeTruthy();
  expect(pass.queryByText(/°C/)).toBeNull();
  expect(fetchForecast).not.toHaveBeenCalled();
});

it.each([
  ["answers another day", async () => Response.json({ hourly: { time: [0] } })],
  ["is out of reach", async () => Promise.reject(new TypeError("Failed to fetch"))],
  ["answers a web page", async () => new Response("<!doctype html>")],
])("says nothing of the weather when the forecast %s", async (_, answer) => {
  fetchForecast.mockImplementation(answer);
  const pass = await show();
  await waitFor(() => expect(fetchForecast).toHaveBeenCalled());
  expect(pass.queryByText(/°C|unavailable/)).toBeNull();
});
