import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoEmail, demoPassword } from "../../server/demo/demo-accounts";
import { openFlowClubs } from "../../server/testing/at-each-club";
import { openBrowser } from "../../server/testing/open-as";
import { formatTime } from "../../shared/time/clock-times";
import { addDays } from "../../shared/time/club-dates";
import { bookingPath } from "../paths";
import { startButton } from "../testing/start-button";

const { club, atEachClub } = openFlowClubs();

/** A phone on the other side of the world: the club's clock must come from the club. */
async function openPage(): Promise<Page> {
  const context = await openBrowser(club(), {
    viewport: { width: 390, height: 844 },
    timezoneId: "Asia/Tokyo",
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  return page;
}

const tomorrow = () => addDays(club().today(), 1);
const balance = (page: Page, hours: string) =>
  page.getByText(`${hours} hours`, { exact: true }).filter({ visible: true }).first();

atEachClub(() => {
  test("a member signs in, books a single for tomorrow morning, cancels, and has every hour back", async () => {
    const page = await openPage();
    await page.goto("/login");
    await page.getByLabel("Email").fill(demoEmail("sam", club().name));
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("heading", { name: "Member Dashboard" }).waitFor();
    await balance(page, "10").waitFor();

    await page.goto(bookingPath(club().single.id, { date: tomorrow() }));
    await page.getByText("Tomorrow").first().waitFor();
    await page.getByRole("radio", { name: "1.5 hours", exact: true }).click();
    await startButton(page, "06:30", club()).click();
    await page.getByRole("button", { name: "Confirm Booking" }).click();

    const pass = page.getByRole("region", { name: "Booking Confirmed" });
    await pass
      .getByText(new RegExp(`${club().profile.referencePrefix}\\d{4}`))
      .first()
      .waitFor();
    await pass.getByText(club().single.code).first().waitFor();
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
    await page.keyboard.type(demoEmail("sam", club().name));
    await press("Tab");
    await page.keyboard.type(demoPassword);
    await press("Enter");
    await page.getByRole("heading", { name: "Member Dashboard" }).waitFor();

    await page.goto(bookingPath(club().sister.id, { date: tomorrow() }));
    await page.getByRole("radio", { name: "1 hour", exact: true }).waitFor();
    const { opens } = club().hoursOf(tomorrow());
    await tabTo(
      page,
      new RegExp(`^${formatTime("06:30", club().profile)}|^${formatTime(opens, club().profile)}`),
    );
    while (!(await focusedName(page)).startsWith(formatTime("12:30", club().profile)))
      await press("ArrowRight");
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
