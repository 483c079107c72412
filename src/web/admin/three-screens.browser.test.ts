import { expect, test } from "vitest";
import { openTimedDemo } from "../../server/testing/open-timed-demo";
import { signInBrowser } from "../../server/testing/sign-in-browser";
import { paths } from "../paths";
import { untilSettled } from "../testing/go-to-screen";

const demo = openTimedDemo();

const phone = { width: 390, height: 844 };

// By day its lists are as long as the day is busy.
test("the admins' home is at most three screens of a phone in the evening, with the news read", async () => {
  await demo().itIs("19:00");
  const context = await demo().open({ viewport: phone });
  await signInBrowser(context, "admin");
  const page = await context.newPage();
  await page.goto(paths.admin);
  await untilSettled(page);
  await page.getByRole("button", { name: /^Got it/ }).click();
  await page.getByRole("button", { name: /^Got it/ }).waitFor({ state: "detached" });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeGreaterThan(phone.height);
  expect(height).toBeLessThanOrEqual(3 * phone.height);
});
