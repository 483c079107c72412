import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { openTimedDemo } from "../server/testing/open-timed-demo";
import { signInBrowser } from "../server/testing/sign-in-browser";
import { shortAmount } from "../shared/payments/amount-words";
import { testCards } from "../shared/payments/test-cards";
import { addDays } from "../shared/time/club-dates";
import { bookingPath, paths } from "./paths";

// A member's first days at a club with another zone, hours, boats and money: from a visit over the
// application, approval, purchase and booking to a landing; in summer, and on both days on which clocks
// change, of which the second is followed by a closed Monday.
describe.each(["2027-06-12", "2027-03-28", "2027-10-31"])("at another club on %s", (day) => {
  const demo = openTimedDemo(day);
  const noor = { email: "noor@row.example", password: "welcome-aboard" };
  const euros = { country: "DE", currency: "EUR" };
  const ahead = addDays(day, 2);

  let context: BrowserContext;
  let page: Page;
  let staff: Page;
  beforeAll(async () => {
    await demo().itIs("12:00");
    context = await demo().open({
      viewport: { width: 1280, height: 900 },
      timezoneId: "Asia/Tokyo",
    });
    page = await context.newPage();
    const office = await demo().open({ viewport: { width: 1280, height: 900 } });
    await signInBrowser(office, "admin", "elbe");
    staff = await office.newPage();
  });

  const shown = (text: string | RegExp, on: Page = page) =>
    on.getByText(text).filter({ visible: true }).first().waitFor();
  const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();

  test("a visitor applies, is approved, and buys hours in euros with their tax in them", async () => {
    await page.goto(paths.home);
    await shown("Ruderclub Elbufer");
    await page.goto(paths.register);
    await page.getByLabel("First name").fill("Noor");
    await page.getByLabel("Last name").fill("Haddad");
    await page.getByLabel("Email").fill(noor.email);
    await page.getByLabel("Phone").fill("040 555 0177");
    await page.getByLabel("Home address").fill("Elbchaussee 4");
    await page.locator("form").getByRole("button").last().click();
    await shown(noor.password);

    await staff.goto(`${paths.memberManagement}?search=noor`);
    await staff.getByRole("button", { name: "Approve Noor Haddad" }).click();
    await shown("Member Approved", staff);

    await page.goto(paths.login);
    await page.getByLabel("Email").fill(noor.email);
    await page.getByLabel("Password", { exact: true }).fill(noor.password);
    await press("Sign In");
    await page.waitForURL(`**${paths.dashboard}`);
    await page.goto(paths.pricing);
    await press("Purchase 5 Hour Plan");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Card number").fill(testCards.succeeds);
    await dialog.getByLabel("Expiry").fill("12/30");
    await dialog.getByLabel("CVC").fill("123");
    await dialog.getByRole("button", { name: `Pay ${shortAmount("175.00", euros)}` }).click();
    await shown("Payment Successful");
  });

  test("books the four by its rate, moves the outing, and has every hour back", async () => {
    await page.goto(bookingPath(3, { date: ahead }));
    await press(/^10:00, available/);
    await press("Confirm Booking");
    const pass = page.getByRole("region", { name: "Booking Confirmed" });
    await pass
      .getByText(/RCE-\d{4}/)
      .first()
      .waitFor();
    await pass.getByText("2-9-4-6").first().waitFor();

    await page.goto(paths.dashboard);
    await shown("2 hours");
    await page.getByRole("link", { name: /^Move/ }).first().click();
    await press(/^12:00, available/);
    await press("Move Booking");
    await page.getByRole("heading", { name: "Booking Moved" }).waitFor();

    await page.goto(paths.dashboard);
    await press(/^Cancel booking/);
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: /^Cancel booking/i })
      .click();
    await shown("5 hours");
  });

  const logged = async () => (await context.request.get("/api/members/outings")).text();

  test("launches and lands, and the books agree", async () => {
    const data = { boatId: 1, dateStr: day, timeStr: "12:30", duration: 1 };
    const answer = await context.request.post("/api/bookings", { data });
    expect(answer.status(), await answer.text()).toBe(201);
    await demo().itIs("12:20");
    await page.goto(paths.dashboard);
    await press("Launch");
    await page.getByRole("heading", { name: "You are out" }).waitFor();
    await expect.poll(logged).toContain('"state":"launched"');

    await demo().itIs("13:20");
    await page.goto(paths.dashboard);
    await press("Back at the dock");
    await expect.poll(logged).toContain('"state":"landed"');
    await page.getByLabel("Kilometres").fill("6.2");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(logged).toContain('"kilometres":6.2');
    await page.goto(paths.logbook);
    await shown(/6[.,]2 km/);
    await staff.goto(paths.books);
    await shown(/books agree/i, staff);
  });
});
