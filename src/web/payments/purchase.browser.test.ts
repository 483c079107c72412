import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openDemoClub } from "../../server/testing/open-demo-club";
import { signInBrowser } from "../../server/testing/sign-in-browser";
import { testMoment } from "../../server/testing/test-moment";
import { addDays } from "../../shared/time/club-dates";

const demo = openDemoClub();

const balance = (page: Page, hours: string) =>
  page.getByRole("banner").getByText(`${hours} hours`, { exact: true });

test("a member without hours buys ten with the test card, books at once, and finds the receipt", async () => {
  const context = await demo().browser.newContext({
    baseURL: demo().server.origin,
    viewport: { width: 1280, height: 800 },
  });
  await signInBrowser(context, "zero");
  const page = await context.newPage();
  await page.goto("/pricing");
  await balance(page, "0").waitFor();
  await page.getByRole("button", { name: "Purchase 10 Hour Plan" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Test payment: no money moves").waitFor();
  await dialog.getByRole("button", { name: "Pay $262.50" }).click();
  await page.getByText("Payment Successful", { exact: true }).waitFor();
  await balance(page, "10").waitFor();
  await page.getByRole("button", { name: "Receipt" }).click();
  await page.getByRole("heading", { name: /^Receipt \d+$/ }).waitFor();

  const tomorrow = addDays(testMoment(new Date()).now.today, 1);
  await page.goto(`/booking-simple/2?date=${tomorrow}`);
  await page.getByRole("button", { name: /^6:30 AM, available/ }).click();
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
