import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoClubs } from "../../server/demo/demo-clubs";
import { demoPeople } from "../../server/demo/demo-people";
import { openFlowClubs } from "../../server/testing/at-each-club";
import { openBrowser } from "../../server/testing/open-as";
import { signInBrowser } from "../../server/testing/sign-in-browser";
import { shortAmount } from "../../shared/payments/amount-words";
import { addDays } from "../../shared/time/club-dates";
import { bookingPath } from "../paths";
import { startButton } from "../testing/start-button";

const { club, atEachClub } = openFlowClubs();

const planner = { viewport: { width: 1280, height: 900 } };
const openContext = () => openBrowser(club(), planner);
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

atEachClub(() => {
  test("a member's whole life, on the screens of both sides", async () => {
    const { name, profile, price, today, single, sister, crewed } = club();
    const { home } = demoClubs[name];
    const day = addDays(today(), 3);
    const office = await openContext();
    await signInBrowser(office, "admin", name);
    const admin = await office.newPage();
    const context = await openContext();
    const noor = await context.newPage();

    // Registers and waits.
    await noor.goto("/register");
    await noor.getByLabel("First name").fill("Noor");
    await noor.getByLabel("Last name").fill("Haddad");
    await noor.getByLabel("Email").fill("noor@row.example");
    await noor.getByLabel("Phone").fill(`${home.phonesBegin}0177`);
    await noor.getByLabel("Home address").fill(home.address);
    await noor.locator("form").getByRole("button").last().click();
    await shown(noor, "welcome-aboard");
    await logIn(noor, "welcome-aboard");
    await shown(noor, "Approval Required");

    // Is approved.
    await admin.goto("/member-management?search=noor");
    await press(admin, "Approve Noor Haddad");
    await shown(admin, "Member Approved");
    const members = await ask<{ id: number; email: string }[]>(office, "/api/admin/members");
    const id = members.find(({ email }) => email === "noor@row.example")?.id;

    // Signs in anew, buys five hours with the test card, and books.
    await logIn(noor, "welcome-aboard");
    await noor.waitForURL("**/dashboard");
    await noor.goto("/pricing");
    await press(noor, "Purchase 5 Hour Plan");
    await noor
      .getByRole("dialog")
      .getByRole("button", { name: `Pay ${shortAmount(price.five, profile)}` })
      .click();
    await shown(noor, "Payment Successful");
    await noor.goto(bookingPath(single.id, { date: day }));
    await startButton(noor, "06:30", club()).click();
    await press(noor, "Confirm Booking");
    await noor.getByRole("region", { name: "Booking Confirmed" }).waitFor();

    // The boat is blocked under them, and the booking moves to its sister.
    await admin.goto("/fleet");
    await admin.getByRole("button", { name: `Block ${single.name}` }).click();
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
    await shown(noor, sister.name);
    await shown(noor, sister.code);

    // Is paused, started again, and given a new password.
    await admin.goto(`/member-management/${id}`);
    await press(admin, /^Pause/);
    await admin.getByRole("button", { name: /^Start/ }).waitFor();
    await noor.goto(bookingPath(crewed.id, { date: day }));
    await startButton(noor, "12:00", club()).click();
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
    const left = await ask<{ email: string }[]>(office, "/api/admin/members");
    expect(left).toHaveLength(demoPeople.length);
    const range = `startDate=${day}&endDate=${day}`;
    const bookings = await ask<{ memberName: string }[]>(
      office,
      `/api/admin/bookings/range?${range}`,
    );
    expect(bookings.map(({ memberName }) => memberName)).not.toContain("Noor Haddad");
    await admin.goto("/books");
    await shown(admin, /books agree/i);
  });
});
