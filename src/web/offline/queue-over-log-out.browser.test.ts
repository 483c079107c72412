import { beforeAll, expect, test } from "vitest";
import { openTimedClub } from "../../server/testing/open-timed-club";
import { bookAt, logOf, rowingDay } from "../../server/testing/outing-log";
import { signInBrowserAs } from "../../server/testing/sign-in-browser";
import { clubInstant } from "../../server/testing/test-moment";

const club = openTimedClub();

beforeAll(async () => {
  const admin = await club().signIn("admin");
  await admin.put("/api/admin/settings/safety", { outingLog: "on" });
  await bookAt(await club().signIn("sam"), club().boats.solo.id, "06:00");
  club().clock.set(clubInstant(rowingDay, "06:00"));
});

test("a press that waits outlives the end of every session, and goes as nobody but who pressed it", async () => {
  const { browser, origin } = club();
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: "block" });
  await context.clock.setFixedTime(clubInstant(rowingDay, "06:00"));
  const page = await context.newPage();
  const launches: string[] = [];
  await context.route(/bookings\.launch/, (route) => route.abort());
  await signInBrowserAs(context, "sam");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Launch" }).click();
  await page.getByRole("heading", { name: "You are out" }).waitFor();
  await page.goto("/logout-forced");
  await page.getByText(/waits here until you sign in again/).waitFor();

  await context.unroute(/bookings\.launch/);
  context.on("request", (request) => {
    if (/bookings\.launch/.test(request.url())) launches.push(request.url());
  });
  await signInBrowserAs(context, "lee");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByText("Something from the dock waits on this phone").waitFor();
  expect(launches).toEqual([]);

  await signInBrowserAs(context, "sam");
  await page.goto("/dashboard");
  await page
    .getByText(/is in the log/)
    .first()
    .waitFor();
  expect(launches).toHaveLength(1);
  expect(await logOf(await club().signIn("sam")).outings()).toMatchObject([{ state: "launched" }]);
  await context.close();
});
