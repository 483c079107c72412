import type { BrowserContext, Page, Route } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { openFlowClubs } from "../../server/testing/at-each-club";
import { openAs } from "../../server/testing/open-as";
import { formatTimes } from "../../shared/time/clock-times";
import { addDays, type ClubDate } from "../../shared/time/club-dates";
import { bookingPath } from "../paths";
import { startButton } from "../testing/start-button";

// Nobody reloads a page here, and nobody waits for longer than it takes.

const { club, atEachClub } = openFlowClubs();
let admin: BrowserContext;
let sam: BrowserContext;
let dashboard: Page;
let bookingPage: Page;
// One for all tests, even when midnight comes between them.
let day: ClubDate;

atEachClub(() => {
  beforeAll(async () => {
    day = addDays(club().today(), 2);
    admin = await openAs("admin", club(), { viewport: { width: 1280, height: 800 } });
    sam = await openAs("approved", club(), { viewport: { width: 390, height: 844 } });
    [dashboard, bookingPage] = await Promise.all([
      openLive(admin, "/"),
      openLive(sam, bookingPath(club().sister.id, { date: day })),
    ]);
  });

  test("a booking and its cancelling appear on a member's booking page and an admin's dashboard", async () => {
    await slot("available").waitFor();
    const cancel = await bookForLee();
    await slot("booked").waitFor();
    await leesLine().waitFor();
    await cancel();
    await slot("available").waitFor();
    await leesLine().waitFor({ state: "detached" });
  });

  test("an approval and a boat that is switched appear on an admin's dashboard", async () => {
    await tile("Pending Approvals").filter({ hasText: "3" }).waitFor();
    const members = await (await admin.request.get("/api/admin/members")).json();
    const pending = members.find((member: { email: string }) =>
      member.email.startsWith("pending1"),
    );
    await admin.request.put(`/api/admin/members/${pending.id}/approve`);
    await tile("Pending Approvals").filter({ hasText: "2" }).waitFor();

    const { id, name } = club().sister;
    const boat = dashboard.getByRole("switch", { name: new RegExp(name) });
    await admin.request.put(`/api/admin/boats/${id}/toggle`, { data: { available: false } });
    await boat.and(dashboard.locator("[aria-checked=false]")).waitFor();
    await admin.request.put(`/api/admin/boats/${id}/toggle`, { data: { available: true } });
    await boat.and(dashboard.locator("[aria-checked=true]")).waitFor();
  });

  test("a screen whose connection was lost catches up when it is back", async () => {
    await slot("available").waitFor();
    await sam.setOffline(true);
    const cancel = await bookForLee();
    await sam.setOffline(false);
    await slot("booked").waitFor();
    await cancel();
    await slot("available").waitFor();
  });

  test("what was being read when the network came back, and fails after that, is read again", async () => {
    await slot("available").waitFor();
    let doomed: Route | undefined;
    await bookingPage.route(/boats\.availability/, (route) => {
      if (doomed) return route.continue();
      doomed = route;
    });
    const cancel = await bookForLee();
    await expect.poll(() => doomed).toBeDefined();
    await bookingPage.evaluate(() => window.dispatchEvent(new Event("online")));
    await doomed?.abort("internetdisconnected");
    await slot("booked").waitFor();
    await cancel();
    await slot("available").waitFor();
  });
});

/** Opens a screen and waits until its feed of changes has been heard. */
async function openLive(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  const heard = page.waitForResponse((answer) => answer.url().includes("bookings.changes"));
  await page.goto(address);
  await heard;
  return page;
}

const leesOuting = () => ({
  memberId: 8,
  boatId: club().sister.id,
  dateStr: day,
  timeStr: "17:00",
  duration: 1,
});

const slot = (state: string) => startButton(bookingPage, "17:00", club(), state);

const leesLine = () =>
  dashboard
    .getByRole("region", { name: "Recent Successful Bookings" })
    .getByText(new RegExp(`, ${formatTimes("17:00", "18:00", club().profile)}$`));

const tile = (term: string) =>
  dashboard.locator("dl > div").filter({ hasText: term }).locator("dd").first();

/** Books as the admin, over the documented call; the answer cancels it. */
async function bookForLee(): Promise<() => Promise<void>> {
  const answer = await admin.request.post("/api/admin/bookings", { data: leesOuting() });
  expect(answer.status(), await answer.text()).toBe(201);
  const { booking } = await answer.json();
  return async () => {
    expect((await admin.request.delete(`/api/bookings/${booking.id}`)).status()).toBe(200);
  };
}
