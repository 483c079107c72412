import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoPassword } from "../../server/demo/demo-accounts";
import { openDemoClub } from "../../server/testing/open-demo-club";
import { testMoment } from "../../server/testing/test-moment";
import { addDays } from "../../shared/time/club-dates";

const demo = openDemoClub();

/** A phone on the other side of the world: the club's clock must come from the club. */
async function openPage(): Promise<Page> {
  const context = await demo().browser.newContext({
    baseURL: demo().server.origin,
    viewport: { width: 390, height: 844 },
    timezoneId: "Asia/Tokyo",
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  return page;
}

const tomorrow = () => addDays(testMoment(new Date()).now.today, 1);
const balance = (page: Page, hours: string) =>
  page.getByText(`${hours} hours`, { exact: true }).filter({ visible: true }).first();

test("a member signs in, books a solo for tomorrow morning, cancels, and has every hour back", async () => {
  const page = await openPage();
  await page.goto("/login");
  await page.getByLabel("Email").fill("sam@willows.example");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("heading", { name: "Member Dashboard" }).waitFor();
  await balance(page, "10").waitFor();

  await page.goto(`/booking-simple/1?date=${tomorrow()}`);
  await page.getByText("Tomorrow").first().waitFor();
  await page.getByRole("radio", { name: "1.5 hours", exact: true }).click();
  await page.getByRole("button", { name: /^6:30 AM, available/ }).click();
  await page.getByRole("button", { name: "Confirm Booking" }).click();

  const pass = page.getByRole("region", { name: "Booking Confirmed" });
  await pass
    .getByText(/WRC-\d{4}/)
    .first()
    .waitFor();
  await pass.getByText("4-7-1-2").first().waitFor();
  await page.goto("/");
  await balance(page, "8.5").waitFor();

  await page.getByRole("button", { name: "Cancel", exact: false }).first().click();
  await page
    .getByText(
      "Are you sure you want to cancel this booking? Your hours will be refunded to your account.",
    )
    .waitFor();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Cancel booking/i })
    .click();
  await balance(page, "10").waitFor();
  await page.context().close();
});

test("the same by keyboard alone", async () => {
  const page = await openPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  const press = (key: string) => page.keyboard.press(key);
  await page.goto("/login");
  await page.getByLabel("Email").waitFor();
  await tabTo(page, "Email");
  await page.keyboard.type("sam@willows.example");
  await press("Tab");
  await page.keyboard.type(demoPassword);
  await press("Enter");
  await page.getByRole("heading", { name: "Member Dashboard" }).waitFor();

  await page.goto(`/booking-simple/2?date=${tomorrow()}`);
  await page.getByRole("radio", { name: "1 hour", exact: true }).waitFor();
  await tabTo(page, /^6:30 AM|^5:00 AM/);
  while (!(await focusedName(page)).startsWith("12:30 PM")) await press("ArrowRight");
  await press("Enter");
  await tabTo(page, "Confirm Booking");
  await press("Enter");
  await page.getByRole("region", { name: "Booking Confirmed" }).waitFor();

  await page.goto("/");
  await balance(page, "9").waitFor();
  await tabTo(page, /^Cancel/);
  await press("Enter");
  await page.getByRole("alertdialog").waitFor();
  await tabTo(page, /^Cancel booking/i);
  await press("Enter");
  await balance(page, "10").waitFor();
  await page.context().close();
});

/** What the focused element is called, as a screen reader would read it. */
async function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return "";
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.innerText : undefined;
    return (focused.getAttribute("aria-label") ?? label ?? focused.innerText).trim();
  });
}

const farthest = 150;

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, wanted: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < farthest; presses += 1) {
    await page.keyboard.press("Tab");
    const name = await focusedName(page);
    if (typeof wanted === "string" ? name === wanted : wanted.test(name)) return;
    passed.push(name);
  }
  expect.fail(`Tab never reached ${wanted}: ${passed.slice(0, 40).join(" | ")}`);
}
