import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openFlowClubs } from "../server/testing/at-each-club";
import { openAs } from "../server/testing/open-as";
import { shortAmount } from "../shared/payments/amount-words";
import { addDays } from "../shared/time/club-dates";
import { bookingPath, receiptPath } from "./paths";
import { untilSettled } from "./testing/go-to-screen";

const { club, atEachClub } = openFlowClubs();

async function openOnPaper(address: string): Promise<Page> {
  const context = await openAs("approved", club(), { viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(address);
  await untilSettled(page);
  return page;
}

/** All the words that would be on the paper. */
async function printed(page: Page): Promise<string> {
  await page.emulateMedia({ media: "print" });
  return (await page.locator("#root").innerText()).trim();
}

atEachClub(() => {
  test("a booking leaves the pass with its codes and nothing of the app", async () => {
    const { sister, profile, today } = club();
    const page = await openOnPaper(bookingPath(sister.id, { date: addDays(today(), 3) }));
    await page.locator("[data-state='available']:not([data-misfit])").first().click();
    await page.getByRole("button", { name: "Confirm Booking" }).click();
    const pass = page.getByRole("region", { name: "Booking Confirmed" });
    await pass.getByText(sister.code).waitFor();
    const reference = `${profile.referencePrefix}\\d{4}`;
    expect(await printed(page)).toMatch(
      new RegExp(`^Booking Confirmed\\s+${reference}\\s+Boat[\\s\\S]+15 minutes early\\.$`),
    );
    await page.context().close();
  });

  test("a receipt leaves the receipt and nothing of the app", async () => {
    const page = await openOnPaper(receiptPath(1));
    const { clubName, price, profile } = club();
    const total = shortAmount(price.ten, profile) + (profile.country === "CA" ? " CAD" : "");
    const words = await printed(page);
    expect(words).toMatch(new RegExp(`^${clubName}[\\s\\S]+Receipt 1\\b`));
    expect(words.slice(-total.length)).toBe(total);
    await page.context().close();
  });
});
