import { type BrowserContextOptions, devices, type Request } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { DemoKey } from "../server/demo/demo-people";
import { openTimedDemo } from "../server/testing/open-timed-demo";
import { signInBrowser } from "../server/testing/sign-in-browser";
import { untilSettled } from "./testing/go-to-screen";

// At an hour of its own: what is booked and who is out weighs, too.
const demo = openTimedDemo();
beforeAll(() => demo().itIs("10:00"));

// It says that it is a phone, so its screens are drawn for one.
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };
const laptop = { viewport: { width: 1280, height: 800 } };

/** Opens a screen on a device that knows nothing of the club yet. */
async function firstVisit(who: DemoKey | null, address: string, device: BrowserContextOptions) {
  const context = await demo().open({ ...device, serviceWorkers: "block" });
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

const screens: [string, DemoKey | null, string, requests: number, kibibytes: number][] = [
  ["the landing page", null, "/", 15, 160],
  ["the boats", "sam", "/boats", 12, 200],
  ["a boat's booking page", "sam", "/booking-simple/1", 12, 200],
  ["a member's dashboard", "sam", "/", 12, 190],
  ["the admin dashboard", "admin", "/", 15, 200],
];

describe.each([
  ["phone", phone],
  ["laptop", laptop],
])("on a %s", (_, device) => {
  test.each(screens)(
    "%s comes in few requests and bytes",
    async (_name, who, address, ...limits) => {
      const [most, weight] = limits;
      const { asked, requests, kibibytes } = await firstVisit(who, address, device);
      // A page comes with its answers.
      expect(asked).toEqual([]);
      expect(requests).toBeGreaterThan(8);
      expect(requests).toBeLessThanOrEqual(most);
      expect(kibibytes).toBeLessThanOrEqual(weight);
    },
  );
});
