import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoPeople } from "../../server/demo/demo-accounts";
import { openDemoClub } from "../../server/testing/open-demo-club";
import { signInBrowser } from "../../server/testing/sign-in-browser";
import { testMoment } from "../../server/testing/test-moment";
import { addDays } from "../../shared/time/club-dates";

const demo = openDemoClub();

const planner = { viewport: { width: 1280, height: 900 } };
const openContext = () => demo().browser.newContext({ baseURL: demo().server.origin, ...planner });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const shown = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

/** What the documented calls say, with the same sign-in as the screens. */
async function ask<T>(context: BrowserContext, path: string): Promise<T> {
  const answer = await context.request.get(path);
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as T;
}

async function logIn(page: Page, password: string) {
  await page.goto("/login");
  await page.getByLabel("Email").fill("noor@row.example");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press(page, "Sign In");
}

test("a member's whole life, on the screens of both sides", async () => {
  const day = addDays(testMoment(new Date()).now.today, 3);
  const club = await openContext();
  await signInBrowser(club, "admin");
  const admin = await club.newPage();
  const context = await openContext();
  const noor = await context.newPage();

  // Registers and waits.
  await noor.goto("/register");
  await noor.getByLabel("First name").fill("Noor");
  await noor.getByLabel("Last name").fill("Haddad");
  await noor.getByLabel("Email").fill("noor@row.example");
  await noor.getByLabel("Phone").fill("250-555-0177");
  await noor.getByLabel("Home address").fill("4 Cadboro Bay Road");
  await noor.locator("form").getByRole("button").last().click();
  await shown(noor, "welcome-aboard");
  await logIn(noor, "welcome-aboard");
  await shown(noor, "Approval Required");

  // Is approved.
  await admin.goto("/member-management?search=noor");
  await press(admin, "Approve Noor Haddad");
  await shown(admin, "Member Approved");
  const members = await ask<{ id: number; email: string }[]>(club, "/api/admin/members");
  const id = members.find(({ email }) => email === "noor@row.example")?.id;

  // Signs in anew, buys five hours with the test card, and books.
  await logIn(noor, "welcome-aboard");
  await noor.waitForURL("**/dashboard");
  await noor.goto("/pricing");
  await press(noor, "Purchase 5 Hour Plan");
  await noor.getByRole("dialog").getByRole("button", { name: "Pay $183.75" }).click();
  await shown(noor, "Payment Successful");
  await noor.goto(`/booking-simple/1?date=${day}`);
  await press(noor, /^6:30 AM, available/);
  await press(noor, "Confirm Booking");
  await noor.getByRole("region", { name: "Booking Confirmed" }).waitFor();

  // The boat is blocked under them, and the booking moves to its sister.
  await admin.goto("/fleet");
  await admin.getByRole("button", { name: /^Block .*Heron/ }).click();
  const block = admin.getByRole("dialog");
  await block.getByLabel("First day").fill(day);
  await block.getByLabel("Last day").fill(day);
  await block.getByLabel("Reason").fill("Varnish");
  await block.getByRole("button", { name: "Block Boat" }).click();
  await shown(admin, /Noor Haddad/);
  await admin.getByRole("dialog").last().getByRole("button", { name: "Block Boat" }).click();
  await admin.getByRole("dialog").last().waitFor({ state: "detached" });
  await shown(admin, "Varnish");
  await noor.goto("/dashboard");
  await shown(noor, /Kingfisher/);
  await shown(noor, "8-3-5-0");

  // Is paused, started again, and given a new password.
  await admin.goto(`/member-management/${id}`);
  await press(admin, /^Pause/);
  await admin.getByRole("button", { name: /^Start/ }).waitFor();
  await noor.goto(`/booking-simple/3?date=${day}`);
  await press(noor, /^12:00 PM, available/);
  await press(noor, "Confirm Booking");
  await shown(noor, /Your membership is paused/);
  await press(admin, /^Start/);
  await admin.getByRole("button", { name: /^Pause/ }).waitFor();
  await press(admin, /^Reset Password/);
  const asked = admin.getByRole("alertdialog");
  await asked.getByRole("button", { name: "Reset Password" }).click();
  await asked.waitFor({ state: "hidden" });
  expect((await context.request.get("/api/auth/me")).status()).toBe(401);

  // Leaves: the admin is told what goes, and the books agree over REST.
  await press(admin, /^Delete/);
  await shown(admin, /1 future booking/);
  await admin.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await shown(admin, "Member Deleted");
  const left = await ask<{ email: string }[]>(club, "/api/admin/members");
  expect(left).toHaveLength(demoPeople.length);
  const range = `startDate=${day}&endDate=${day}`;
  const bookings = await ask<{ memberName: string }[]>(club, `/api/admin/bookings/range?${range}`);
  expect(bookings.map(({ memberName }) => memberName)).not.toContain("Noor Haddad");
  await admin.goto("/books");
  await shown(admin, /books agree/i);
});
