import { expect, test } from "vitest";
import { openAs } from "../../server/testing/open-as";
import { openDemoClub } from "../../server/testing/open-demo-club";
import { testMoment } from "../../server/testing/test-moment";
import { addDays } from "../../shared/time/club-dates";
import { goToScreen } from "../testing/go-to-screen";

const demo = openDemoClub();

test("a booking whose answer was lost, and that was cancelled, can be made anew at the first press", async () => {
  const context = await openAs("approved", demo(), { viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const keys: (string | undefined)[] = [];
  await page.route("**/api/trpc/bookings.book**", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    const answer = await route.fetch();
    await (keys.length === 1 ? route.abort() : route.fulfill({ response: answer }));
  });
  const tomorrow = addDays(testMoment(new Date()).now.today, 1);
  const address = `/booking-simple/1?date=${tomorrow}`;
  const book = async () => {
    await page.getByRole("button", { name: /^6:30 AM, available/ }).click();
    await page.getByRole("button", { name: "Confirm Booking" }).click();
  };
  await page.goto(address);
  await book();
  await page.getByRole("button", { name: /^6:30 AM, (?!available)/ }).waitFor();

  await goToScreen(page, "/dashboard");
  await page
    .getByRole("button", { name: /^Cancel/ })
    .first()
    .click();
  const fetched = page.waitForResponse(/undone-writes/);
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Cancel booking/i })
    .click();
  await fetched;

  await goToScreen(page, address);
  await book();
  await page.getByRole("region", { name: "Booking Confirmed" }).waitFor();
  expect(keys).toHaveLength(2);
  expect(keys[1]).not.toBe(keys[0]);
  await context.close();
});
