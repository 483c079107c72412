import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openFlowClubs } from "../../server/testing/at-each-club";
import { openBrowser } from "../../server/testing/open-as";
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
    await dialog.getByRole("button", { name: `Pay ${shortAmount(price.ten, profile)}` }).click();
    await page.getByText("Payment Successful", { exact: true }).waitFor();
    await balance(page, "10").waitFor();
    await page.getByRole("button", { name: "Receipt" }).click();
    await page.getByRole("heading", { name: /^Receipt \d+$/ }).waitFor();

    await page.goto(bookingPath(sister.id, { date: addDays(today(), 1) }));
    await startButton(page, "06:30").click();
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
});
