import { devices, type Request } from "playwright-core";
import { expect, test } from "vitest";
import type { DemoKey } from "../server/demo/demo-accounts";
import { openDemoClub } from "../server/testing/open-demo-club";
import { signInBrowser } from "../server/testing/sign-in-browser";
import { untilSettled } from "./testing/go-to-screen";

const demo = openDemoClub();

/** Opens a screen on a phone that knows nothing of the club yet. */
async function firstVisit(who: DemoKey | null, address: string) {
  const context = await demo().browser.newContext({
    baseURL: demo().server.origin,
    // It says that it is a phone, so its screens are drawn for one.
    ...devices["Pixel 7"],
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
  });
  if (who) await signInBrowser(context, who);
  const page = await context.newPage();
  await page.addInitScript(withoutWhatComesLater);
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(address);
  await untilSettled(page);
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  const bytes = sizes.map(
    ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
  );
  await context.close();
  return {
    asked: requests.flatMap((request) => /\/api\/trpc\/([^?]+)/.exec(request.url())?.[1] ?? []),
    requests: requests.length,
    kibibytes: bytes.reduce((sum, size) => sum + size, 0) / 1024,
  };
}

/** Menus and forms are fetched 5 seconds after the load: not a part of a first visit. */
function withoutWhatComesLater() {
  const wait = window.setTimeout;
  Object.assign(window, {
    setTimeout: (act: () => void, ms?: number) => (ms === 5000 ? 0 : wait(act, ms)),
  });
}

test.each<[string, DemoKey | null, string, requests: number, kibibytes: number]>([
  ["the landing page", null, "/", 15, 160],
  ["the boats", "sam", "/boats", 12, 200],
  ["a boat's booking page", "sam", "/booking-simple/1", 12, 200],
  ["a member's dashboard", "sam", "/", 12, 190],
  ["the admin dashboard", "admin", "/", 15, 220],
])("%s comes in few requests and bytes", async (_, who, address, most, weight) => {
  const { asked, requests, kibibytes } = await firstVisit(who, address);
  // A page comes with its answers.
  expect(asked).toEqual([]);
  expect(requests).toBeGreaterThan(8);
  expect(requests).toBeLessThanOrEqual(most);
  expect(kibibytes).toBeLessThanOrEqual(weight);
});
