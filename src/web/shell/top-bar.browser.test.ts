import { expect, test } from "vitest";
import { openDemoClub } from "../../server/testing/open-demo-club";
import { signInBrowser } from "../../server/testing/sign-in-browser";
import { untilSettled } from "../testing/go-to-screen";

const demo = openDemoClub();

test("the longest balance leaves the club its whole name on the narrowest phone", async () => {
  const context = await demo().browser.newContext({
    baseURL: demo().server.origin,
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
  });
  await signInBrowser(context, "unlimited");
  const page = await context.newPage();
  await page.goto("/faq");
  await untilSettled(page);
  const banner = page.getByRole("banner");
  await banner.getByText("Unlimited hours").waitFor();
  const cut = await banner
    .getByText("Willows Rowing Club")
    .evaluate((name) => [
      name.scrollWidth - name.clientWidth,
      name.scrollHeight - name.clientHeight,
    ]);
  expect(Math.max(...cut)).toBeLessThanOrEqual(1);
});

test("a usual balance leaves the club's name on one line of a phone", async () => {
  const context = await demo().browser.newContext({
    baseURL: demo().server.origin,
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
  });
  await signInBrowser(context, "jo");
  const page = await context.newPage();
  await page.goto("/faq");
  await untilSettled(page);
  const banner = page.getByRole("banner");
  await banner.getByText("2.5 hours").evaluate((balance) => {
    balance.textContent = "17.5 hours";
  });
  const lines = await banner.getByText("Willows Rowing Club").evaluate((name) => {
    const words = document.createRange();
    words.selectNodeContents(name);
    return words.getClientRects().length;
  });
  expect(lines).toBe(1);
});
