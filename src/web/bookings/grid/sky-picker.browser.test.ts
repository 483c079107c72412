import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openFlowClubs } from "../../../server/testing/at-each-club";
import { openAs } from "../../../server/testing/open-as";
import { startsOf } from "../../../shared/profile/day-hours";
import { formatTimes } from "../../../shared/time/clock-times";
import { addDays } from "../../../shared/time/club-dates";
import { bookingPath } from "../../paths";
import { untilSettled } from "../../testing/go-to-screen";
import { startButton } from "../../testing/start-button";

const { club, atEachClub } = openFlowClubs();

/** In days from today: the demo club has booked and closed nothing so far ahead. */
const dayWithNothingOn = () => addDays(club().today(), 9);

/** The booking page of a boat that is free all that day, on a phone under a finger. */
async function openSky(): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await openAs("approved", club(), { viewport, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  // The feed of changes opens seconds after the page, and reads it all again.
  const fed = page.waitForResponse(/boats\.availability/);
  await page.goto(bookingPath(club().sister.id, { date: dayWithNothingOn() }));
  await untilSettled(page);
  await fed;
  return page;
}

/** The middle of a half hour on the sky. */
async function placeOf(page: Page, time: string) {
  const sky = await page.locator("[data-sky]").boundingBox();
  if (!sky) throw new Error("There is no sky");
  const starts = startsOf(club().hoursOf(dayWithNothingOn()));
  const share = (starts.indexOf(time) + 0.5) / starts.length;
  return { x: sky.x + share * sky.width, y: sky.y + 30 };
}

async function stroke(page: Page, from: string, to: string): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const [start, end] = [await placeOf(page, from), await placeOf(page, to)];
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: (typeof start)[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", start);
  for (let step = 1; step <= 8; step += 1) {
    await touch("touchMove", { x: start.x + ((end.x - start.x) * step) / 8, y: start.y });
  }
  await touch("touchEnd");
}

const spokenOf = (page: Page, times: string) => page.locator("output").getByText(times).waitFor();
const duration = (page: Page, hours: string) =>
  page.getByRole("radio", { name: hours, exact: true }).isChecked();

atEachClub(() => {
  test("a finger places, draws and moves an outing on the day's sky, and asks the server nothing", async () => {
    const page = await openSky();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/")) asked.push(request.url());
    });

    const eight = await placeOf(page, "08:00");
    await page.touchscreen.tap(eight.x, eight.y);
    await spokenOf(
      page,
      `${formatTimes("08:00", "09:00", club().profile)} · ${club().sister.name}`,
    );
    const cell = startButton(page, "08:00", club());
    expect(await cell.getAttribute("aria-pressed")).toBe("true");

    await stroke(page, "13:00", "15:00");
    await spokenOf(page, formatTimes("13:00", "15:30", club().profile));
    expect(await duration(page, "2.5 hours")).toBe(true);

    await stroke(page, "14:00", "16:00");
    await spokenOf(page, formatTimes("15:00", "17:30", club().profile));
    expect(await duration(page, "2.5 hours")).toBe(true);

    await stroke(page, "20:30", "13:00");
    await spokenOf(page, formatTimes("17:00", "21:00", club().profile));
    expect(asked).toEqual([]);
    await page.context().close();
  });
});
