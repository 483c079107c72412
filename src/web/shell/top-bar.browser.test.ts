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
