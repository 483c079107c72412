import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openAs } from "../../server/testing/open-as";
import { openTimedDemo } from "../../server/testing/open-timed-demo";
import { pictures } from "../../server/testing/pictures";
import { addDays, formatDate } from "../../shared/time/club-dates";
import { untilSettled } from "../testing/go-to-screen";

const demo = openTimedDemo();
beforeAll(() => demo().itIs("07:00"));

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function openBoats(): Promise<Page> {
  const context = await openAs("approved", demo(), phone);
  const page = await context.newPage();
  await page.goto("/boats");
  await untilSettled(page);
  return page;
}

function thumbThatCounts() {
  let taps = 0;
  const tap = async (place: Locator) => {
    taps += 1;
    await place.tap();
  };
  return { tap, taps: () => taps };
}

const bookings = z.array(
  z.object({ id: z.number(), bookingDate: z.string(), startTime: z.string() }),
);
const freeHours = (page: Page) => page.getByRole("link", { name: /^\d+:\d\d [AP]M, free,/ });
const confirm = (page: Page) => page.getByRole("button", { name: "Confirm Booking" });
const confirmed = (page: Page) => page.getByRole("region", { name: "Booking Confirmed" });

test("the first free hour stands at the top of a phone, and with a confirm is all it takes", async () => {
  const page = await openBoats();
  const { y = 844, height = 0 } = (await freeHours(page).first().boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(400);
  const thumb = thumbThatCounts();
  await thumb.tap(freeHours(page).last());
  await thumb.tap(confirm(page));
  await confirmed(page).waitFor();
  expect(thumb.taps()).toBe(2);
  await page.context().close();
});

test("another day takes three taps", async () => {
  const page = await openBoats();
  const day = addDays(demo().day, 3);
  const thumb = thumbThatCounts();
  await thumb.tap(page.getByRole("radio", { name: formatDate(day, "EEEE, MMMM d"), exact: true }));
  await thumb.tap(freeHours(page).last());
  await thumb.tap(confirm(page));
  await confirmed(page).waitFor();
  expect(await confirmed(page).innerText()).toContain(formatDate(day));
  expect(thumb.taps()).toBe(3);
  await page.context().close();
});

test("moving a booking takes three taps, and its first start needs no scrolling", async () => {
  const context = await openAs("approved", demo(), phone);
  const page = await context.newPage();
  await page.goto("/dashboard");
  const thumb = thumbThatCounts();
  await thumb.tap(page.getByRole("link", { name: /^Move booking/ }).last());
  const starts = page.getByRole("toolbar", { name: "Start times" });
  const first = starts.getByRole("button", { name: /, available/ }).first();
  await first.waitFor();
  await page.getByText(/^Moving /).waitFor();
  const { y = 844, height = 0 } = (await first.boundingBox()) ?? {};
  const hint = page.getByText("Press another start.");
  const { y: foot = 0 } = (await hint.locator("xpath=ancestor::output/..").boundingBox()) ?? {};
  expect(y + height).toBeLessThan(foot);
  const { x: left = 0, width = 390 } = (await hint.boundingBox()) ?? {};
  const move = page.getByRole("button", { name: "Move Booking" });
  expect(left + width).toBeLessThan((await move.boundingBox())?.x ?? 0);
  await thumb.tap(starts.getByRole("button", { name: /^11:00 AM, available/ }));
  await thumb.tap(move);
  await page.getByRole("heading", { name: "Booking Moved" }).waitFor();
  expect(thumb.taps()).toBe(3);
  await context.close();
});

test("a launch takes one tap", async () => {
  const context = await openAs("approved", demo(), phone);
  const data = { boatId: 1, dateStr: demo().day, timeStr: "09:00", duration: 1 };
  const answer = await context.request.post("/api/bookings", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  await demo().itIs("08:50");
  const page = await context.newPage();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Launch" }).tap();
  await page.getByRole("heading", { name: "You are out" }).waitFor();
  await context.close();
});

test("a report of damage takes three taps from home, the camera first", async () => {
  const context = await openAs("approved", demo(), phone);
  const own = bookings.parse(await (await context.request.get("/api/members/bookings")).json());
  // The outing of the test before, whose launch may not have reached the club.
  const isToday = ({ bookingDate, startTime }: (typeof own)[number]) =>
    bookingDate === demo().day && startTime === "09:00";
  const launch = `/api/bookings/${own.find(isToday)?.id}/launch`;
  const launched = await context.request.post(launch, { data: {} });
  expect(launched.status(), await launched.text()).toBe(200);
  const page = await context.newPage();
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "You are out" }).waitFor();
  const thumb = thumbThatCounts();
  const camera = page.waitForEvent("filechooser");
  await thumb.tap(page.getByLabel("Report damage"));
  await (await camera).setFiles({ name: "hull.png", mimeType: "image/png", buffer: pictures.png });
  await page.getByAltText("What you send").waitFor();
  await thumb.tap(page.getByRole("radio", { name: /Minor/ }));
  await thumb.tap(page.getByRole("button", { name: "Send the report" }));
  await page.getByText("Thank you. The club's staff know.").waitFor();
  expect(thumb.taps()).toBe(3);
  await context.close();
});
