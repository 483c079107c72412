import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openAs } from "../../../server/testing/open-as";
import { openDemoClub } from "../../../server/testing/open-demo-club";
import { testMoment } from "../../../server/testing/test-moment";
import { slotTimes } from "../../../shared/testing/documented-day";
import { addDays } from "../../../shared/time/club-dates";
import { bookingPath } from "../../paths";
import { untilSettled } from "../../testing/go-to-screen";

const demo = openDemoClub();

/** In days from today: the demo club has booked and closed nothing so far ahead. */
const dayWithNothingOn = 9;

/** The booking page of a boat that is free all that day, on a phone under a finger. */
async function openSky(): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await openAs("approved", demo(), { viewport, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  // The feed of changes opens seconds after the page, and reads it all again.
  const fed = page.waitForResponse(/boats\.availability/);
  const date = addDays(testMoment(new Date()).now.today, dayWithNothingOn);
  await page.goto(bookingPath(2, { date }));
  await untilSettled(page);
  await fed;
  return page;
}

/** The middle of a half hour on the sky. */
async function placeOf(page: Page, time: string) {
  const sky = await page.locator("[data-sky]").boundingBox();
  if (!sky) throw new Error("There is no sky");
  const share = (slotTimes.indexOf(time) + 0.5) / slotTimes.length;
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

test("a finger places, draws and moves an outing on the day's sky, and asks the server nothing", async () => {
  const page = await openSky();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(request.url());
  });

  const eight = await placeOf(page, "08:00");
  await page.touchscreen.tap(eight.x, eight.y);
  await spokenOf(page, '8:00 AM – 9:00 AM · Solo 14 "Kingfisher"');
  const cell = page.getByRole("button", { name: /^8:00 AM, available/ });
  expect(await cell.getAttribute("aria-pressed")).toBe("true");

  await stroke(page, "13:00", "15:00");
  await spokenOf(page, "1:00 PM – 3:30 PM");
  expect(await duration(page, "2.5 hours")).toBe(true);

  await stroke(page, "14:00", "16:00");
  await spokenOf(page, "3:00 PM – 5:30 PM");
  expect(await duration(page, "2.5 hours")).toBe(true);

  await stroke(page, "20:30", "13:00");
  await spokenOf(page, "5:00 PM – 9:00 PM");
  expect(asked).toEqual([]);
  await page.context().close();
});
