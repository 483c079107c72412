import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright-core";
import type { DemoKey } from "../../../src/server/demo/demo-people";
import { projectRoot } from "../../../src/server/project-root";
import { startForecast } from "../../../src/server/testing/forecast-stand-in";
import { launchBrowser } from "../../../src/server/testing/launch-browser";
import { signInBrowser } from "../../../src/server/testing/sign-in-browser";
import { spawnServer } from "../../../src/server/testing/spawn-server";
import { laptop, slowPhone } from "./devices";
import { pressScreens } from "./press-screens";
import { type MeasuredScreen, reportLaptop, reportPages } from "./report-pages";
import { slowWorkersDown } from "./slow-phone";
import { paintWithoutScripts, type Visit, visitScreen } from "./visit-screen";

// How often each screen is opened; with 0 they are only handled, which takes a minute.
const visits = Number(process.argv[3] ?? 3);
const screens: [name: string, who: DemoKey | null, address: string][] = [
  ["landing", null, "/"],
  ["boats", "sam", "/boats"],
  ["booking", "sam", "/booking-simple/1"],
  ["dashboard", "sam", "/"],
  ["admin", "admin", "/"],
];

const forecast = await startForecast();
const server = await spawnServer({ WEATHER_URL: forecast.url });
const browser = await launchBrowser();
try {
  const measured: MeasuredScreen[] = [];
  for (const [name, who, address] of visits > 0 ? screens : [])
    measured.push({ name, ...(await medianVisits(browser, who, address)) });
  const pressed = await pressScreens(browser, server.origin, slowPhone);
  const onLaptop: [string, Visit][] = [];
  for (const [name, who, address] of visits > 0 ? screens : [])
    onLaptop.push([name, await firstVisit(browser, who, address)]);
  const pressedThere = await pressScreens(browser, server.origin, laptop);
  const text = reportPages(measured, pressed) + reportLaptop(onLaptop, pressedThere);
  console.log(`\n${text}`);
  writeFileSync(path.join(projectRoot, "bench-results.pages.md"), text);
} finally {
  await browser.close();
  await server.stop();
  await forecast.stop();
}

async function medianVisits(browser: Browser, who: DemoKey | null, address: string) {
  const bareMs: number[] = [];
  const cold: Visit[] = [];
  const second: Visit[] = [];
  for (let count = 0; count < visits; count += 1) {
    bareMs.push(await visitWithoutScripts(browser, who, address));
    const both = await visitTwice(browser, who, address);
    cold.push(both.cold);
    second.push(both.second);
  }
  const lcpOf = ({ lcpMs }: Visit) => lcpMs;
  return {
    bareMs: median(bareMs, Number),
    cold: median(cold, lcpOf),
    second: median(second, lcpOf),
  };
}

async function visitWithoutScripts(browser: Browser, who: DemoKey | null, address: string) {
  const phone = await slowPhone.open(browser, server.origin);
  if (who) await signInBrowser(phone, who);
  const paintedMs = await paintWithoutScripts(phone, slowPhone, address);
  await phone.close();
  return paintedMs;
}

/** The first time, and again with what the browser and its worker kept. */
async function visitTwice(browser: Browser, who: DemoKey | null, address: string) {
  const phone = await slowPhone.open(browser, server.origin);
  if (who) await signInBrowser(phone, who);
  const cold = await visitScreen(phone, slowPhone, address);
  await slowWorkersDown(browser);
  const second = await visitScreen(phone, slowPhone, address);
  await phone.close();
  return { cold, second };
}

/** On a laptop, where only what moves and how soon a press is answered is looked at. */
async function firstVisit(browser: Browser, who: DemoKey | null, address: string) {
  const context = await laptop.open(browser, server.origin);
  if (who) await signInBrowser(context, who);
  const visit = await visitScreen(context, laptop, address);
  await context.close();
  return visit;
}

function median<Measured>(all: Measured[], of: (one: Measured) => number): Measured {
  const sorted = all.toSorted((a, b) => of(a) - of(b));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("Nobody visited.");
  return middle;
}
