import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openFlowClubs } from "../../server/testing/at-each-club";
import { openAs, openBrowser } from "../../server/testing/open-as";
import { signInBrowser } from "../../server/testing/sign-in-browser";
import { shortAmount } from "../../shared/payments/amount-words";
import { addDays } from "../../shared/time/club-dates";
import { bookingPath } from "../paths";
import { startButton } from "../testing/start-button";

const { club, atEachClub } = openFlowClubs();

const balance = (page: Page, hours: string) =>
  page.getByRole("banner").getByText(`${hours} hours`, { exact: true });

atEachClub(() => {
  test("a member without hours buys ten with the test card, books at once, and finds the receipt", async () => {
    const { name, profile, price, today, sister } = club();
    const context = await openBrowser(club(), { viewport: { width: 1280, height: 800 } });
    await signInBrowser(context, "zero", name);
    const page = await context.newPage();
    await page.goto("/pricing");
    await balance(page, "0").waitFor();
    await page.getByRole("button", { name: "Purchase 10 Hour Plan" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Test payment: no money moves").waitFor();
    const whole = shortAmount(price.ten, profile);
    const line = dialog.getByRole("listitem").filter({ hasText: "10 Hour Plan" });
    await line.getByText(profile.pricesIncludeTax ? `${whole} with` : " + $12.50").waitFor();
    await dialog.getByRole("button", { name: `Pay ${whole}` }).click();
    await page.getByText("Payment Successful", { exact: true }).waitFor();
    await balance(page, "10").waitFor();
    await page.getByRole("button", { name: "Receipt" }).click();
    await page.getByRole("heading", { name: /^Receipt \d+$/ }).waitFor();

    await page.goto(bookingPath(sister.id, { date: addDays(today(), 1) }));
    await startButton(page, "06:30", club()).click();
    await page.getByRole("button", { name: "Confirm Booking" }).click();
    await page.getByRole("region", { name: "Booking Confirmed" }).waitFor();

    await page.goto("/my-hours");
    await page.getByRole("link", { name: /^Receipt \d+$/ }).click();
    await page.getByRole("heading", { name: /^Receipt \d+$/ }).waitFor();
    const href = await page.getByRole("link", { name: "PDF" }).getAttribute("href");
    const pdf = await context.request.get(href ?? "");
    expect(pdf.headers()["content-type"]).toBe("application/pdf");
    expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
    await context.close();
  });

  test("two taxes and long names of packages leave room on a phone to add one", async () => {
    const staff = await openAs("admin", club());
    const taxes = [
      { name: "TPS", percent: 5, number: "" },
      { name: "TVQ", percent: 9.975, number: "" },
    ];
    await staff.request.put("/api/admin/settings/club", { data: { taxes } });
    await staff.request.put("/api/admin/plans/2", { data: { name: "Forfait de 10 heures" } });
    await staff.close();
    const phone = { width: 360, height: 740 };
    const context = await openAs("approved", club(), { viewport: phone });
    const page = await context.newPage();
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Purchase Forfait de 10 heures" }).click();
    await page
      .getByText(/^(\+|with) \S+ TVQ$/)
      .nth(1)
      .waitFor();
    const more = page.getByRole("button", { name: "One Forfait de 10 heures more" });
    const { x, width } = (await more.boundingBox()) ?? expect.fail();
    expect(x + width).toBeLessThanOrEqual(phone.width);
    await context.close();
  });
});
