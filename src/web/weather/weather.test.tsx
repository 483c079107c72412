import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showScreen, testClub } from "../testing/show-screen";
import { WeatherNow } from "./weather-now";
import { WeatherPanel } from "./weather-panel";
import { WeatherWidget } from "./weather-widget";

const forecast = {
  current_weather: { temperature: 8.6, windspeed: 15.4, winddirection: 225, weathercode: 2 },
  hourly: { relativehumidity_2m: [81, 60] },
};
const withWind = (windspeed: number) => ({
  ...forecast,
  current_weather: { ...forecast.current_weather, windspeed },
});

const fetchWeather = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetchWeather.mockReset();
  vi.stubGlobal("fetch", fetchWeather);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show() {
  showScreen(
    <>
      <WeatherPanel />
      <footer>
        <WeatherWidget />
      </footer>
    </>,
    {},
  );
}
const panel = async () => within(await screen.findByRole("region", { name: /Weather now/ }));
const footer = async () => (await screen.findByRole("contentinfo")).textContent;

describe("a forecast that answers", () => {
  it("shows place, whole degrees, conditions, wind, humidity and rating in the panel", async () => {
    fetchWeather.mockImplementation(async () => Response.json(forecast));
    show();
    const { findByText, getByText } = await panel();
    for (const words of ["9°C", "Partly cloudy", "15 km/h SW", "81%", "Good"]) {
      expect(await findByText(words)).toBeTruthy();
    }
    expect(getByText("Oak Bay, BC")).toBeTruthy();
  });

  it("says in the panel how old the reading is, minute by minute", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const current_weather = { ...forecast.current_weather, time: "2026-11-20T12:15" };
    const timed = { ...forecast, utc_offset_seconds: -25200, current_weather };
    fetchWeather.mockImplementation(async () => Response.json(timed));
    show();
    const { findByText } = await panel();
    expect(await findByText("15 min ago")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await findByText("16 min ago")).toBeTruthy();
  });

  it("is drawn without a sun on a clear night", async () => {
    const draw = async (is_day: number) => {
      const current_weather = { ...forecast.current_weather, weathercode: 0, is_day };
      fetchWeather.mockImplementation(async () => Response.json({ ...forecast, current_weather }));
      show();
      await (await panel()).findByText("Clear");
      const drawn = document.querySelector('[data-weather="clear"]')?.innerHTML;
      cleanup();
      return drawn;
    };
    expect(await draw(0)).not.toBe(await draw(1));
  });

  it("is asked once for panel and footer alike, at the club's place", async () => {
    fetchWeather.mockImplementation(async () => Response.json(forecast));
    show();
    await (await panel()).findByText("9°C");
    expect(await footer()).toContain("9°C, partly cloudy");
    expect(fetchWeather).toHaveBeenCalledTimes(1);
    const { searchParams, origin } = new URL(String(fetchWeather.mock.calls[0]?.[0]));
    expect(origin).toBe("https://forecast.example");
    expect(searchParams.get("latitude")).toBe("48.4496");
    expect(searchParams.get("longitude")).toBe("-123.3026");
  });

  it("is asked again every 10 minutes", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fetchWeather.mockImplementation(async () => Response.json(forecast));
    show();
    await (await panel()).findByText("9°C");
    fetchWeather.mockImplementation(async () => Response.json(withWind(31)));
    await vi.advanceTimersByTimeAsync(9 * 60_000);
    expect(fetchWeather).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(fetchWeather).toHaveBeenCalledTimes(2);
    expect(await (await panel()).findByText("31 km/h SW")).toBeTruthy();
  });

  it("is asked again on coming back to it after more than 10 minutes, and not before", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
    const turn = async (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      await vi.advanceTimersByTimeAsync(1000);
    };
    fetchWeather.mockImplementation(async () => Response.json(forecast));
    show();
    await (await panel()).findByText("9°C");
    await turn("hidden");
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    await turn("visible");
    expect(fetchWeather).toHaveBeenCalledTimes(1);

    await turn("hidden");
    await vi.advanceTimersByTimeAsync(3 * 60 * 60_000);
    expect(fetchWeather).toHaveBeenCalledTimes(1);
    fetchWeather.mockImplementation(async () => Response.json(withWind(31)));
    await turn("visible");
    expect(fetchWeather).toHaveBeenCalledTimes(2);
    expect(await (await panel()).findByText("31 km/h SW")).toBeTruthy();
  });

  it("sends only experienced rowers out in strong winds", async () => {
    fetchWeather.mockImplementation(async () => Response.json(withWind(25.2)));
    show();
    const { findByText, getByText } = await panel();
    expect(await findByText("Caution")).toBeTruthy();
    expect(getByText("25 km/h SW")).toBeTruthy();
    expect(getByText("strong winds, experienced rowers only")).toBeTruthy();
  });
});

it("is not asked for a club that has not said where it is", async () => {
  const settings = { ...testClub.settings, address: "" };
  showScreen(
    <>
      <WeatherPanel />
      <p>Boats</p>
    </>,
    { "admin.club": { ...testClub, settings } },
  );
  await screen.findByText("Boats");
  expect(screen.queryByRole("region", { name: /Weather now/ })).toBeNull();
  expect(fetchWeather).not.toHaveBeenCalled();
});

it("says that it is loading while the forecast has yet to answer", async () => {
  fetchWeather.mockReturnValue(new Promise(() => {}));
  show();
  expect(await (await panel()).findByText("Loading the weather")).toBeTruthy();
  expect(await footer()).toBe("Loading weather...");
});

it("is not asked again by what is shown after it failed", async () => {
  function PanelLater() {
    const [shown, setShown] = useState(false);
    return shown ? (
      <WeatherPanel />
    ) : (
      <button type="button" onClick={() => setShown(true)}>
        Show
      </button>
    );
  }
  fetchWeather.mockImplementation(async () => new Response("", { status: 500 }));
  showScreen(
    <>
      <WeatherWidget />
      <PanelLater />
    </>,
    {},
  );
  await screen.findByText("Weather unavailable");
  act(() => screen.getByRole("button", { name: "Show" }).click());
  expect(await screen.findByText("Weather data temporarily unavailable")).toBeTruthy();
  expect(fetchWeather).toHaveBeenCalledTimes(1);
});

describe.each([
  ["is out of reach", async () => Promise.reject(new TypeError("Failed to fetch"))],
  ["takes too long", async () => Promise.reject(new DOMException("late", "TimeoutError"))],
  ["answers 500", async () => Response.json(forecast, { status: 500 })],
  ["answers a web page", async () => new Response("<!doctype html>")],
  ["answers something else", async () => Response.json({ current_weather: {} })],
])("a forecast that %s", (_, answer) => {
  it("is unavailable in panel, footer and landing line, with what to do", async () => {
    fetchWeather.mockImplementation(answer);
    show();
    const { findByText, getByText } = await panel();
    expect(await findByText("Weather data temporarily unavailable")).toBeTruthy();
    expect(getByText("Please check conditions before heading out")).toBeTruthy();
    expect(await footer()).toBe("Weather unavailable");
    showScreen(<WeatherNow />, {});
    const line = await screen.findByRole("region", { name: "The weather now" });
    expect(await within(line).findByText(/^Weather data temporarily unavailable\./)).toBeTruthy();
  });
});

it("gives up on a forecast that has not answered after 10 seconds", async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  fetchWeather.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new Error("late")));
      }),
  );
  show();
  await waitFor(() => expect(fetchWeather).toHaveBeenCalled());
  expect(timeout).toHaveBeenCalledWith(10_000);
  patience.abort();
  expect(await (await panel()).findByText("Weather data temporarily unavailable")).toBeTruthy();
});

it("shows the weather as living proof on the landing page", async () => {
  fetchWeather.mockImplementation(async () => Response.json(forecast));
  showScreen(<WeatherNow />, {});
  expect(
    await screen.findByText("Now at Oak Bay, BC: 9°C, partly cloudy, wind 15 km/h SW."),
  ).toBeTruthy();
});
