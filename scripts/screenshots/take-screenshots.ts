import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import type { BrowserContext, Page } from "playwright-core";
import { demoNames } from "../../src/server/env";
import { projectRoot } from "../../src/server/project-root";
import { startForecast } from "../../src/server/testing/forecast-stand-in";
import { launchBrowser } from "../../src/server/testing/launch-browser";
import { enlivenClub, openAs } from "../../src/server/testing/open-as";
import { spawnServer } from "../../src/server/testing/spawn-server";
import type { Role } from "../../src/shared/members/role";
import { axeViolations, bringAxe } from "../../src/web/testing/axe-violations";
import { goToScreen, untilSettled } from "../../src/web/testing/go-to-screen";
import type { ScreenMoment } from "../../src/web/testing/screen-moment";
import { screenMoments } from "../../src/web/testing/screen-moments";
import { roles, screenVisits } from "../../src/web/testing/screen-visits";
import { gallery } from "./gallery";

const devices = [
  { device: "phone", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { device: "laptop", viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
] as const;
const themes = ["light", "dark"] as const;

const { values, positionals: wanted } = parseArgs({
  options: { demo: { type: "string", default: "willows" } },
  allowPositionals: true,
});
const demo = demoNames.parse(values.demo);
const folder = path.join(projectRoot, "screenshots");
const pictures: string[] = [];
const violations: string[] = [];

await rm(folder, { recursive: true, force: true });
const forecast = await startForecast();
const server = await spawnServer({
  WEATHER_URL: forecast.url,
  DEMO: demo === "elbe" ? demo : "1",
  HOST: "127.0.0.1",
});
const browser = await launchBrowser();
const club = { browser, server, name: demo };
try {
  await enlivenClub(club);
  for (const { device, ...look } of devices)
    for (const theme of themes) for (const role of roles) await picture(device, theme, role, look);
} finally {
  await browser.close();
  await server.stop();
  await forecast.stop();
}
await writeFile(path.join(folder, "index.html"), gallery(pictures));
console.log(`${pictures.length} screenshots: ${path.join(folder, "index.html")}`);
console.log(violations.join("\n") || "axe found nothing wrong.");
process.exitCode = violations.length > 0 ? 1 : 0;

type Device = (typeof devices)[number];

async function picture(
  device: Device["device"],
  theme: (typeof themes)[number],
  role: Role,
  look: Omit<Device, "device">,
): Promise<void> {
  const words: string[] = [device, theme, role];
  if (!wanted.every((word) => words.includes(word))) return;
  const context = await openAs(role, club, { ...look, colorScheme: theme });
  await bringAxe(context);
  const page = await openApp(context);
  const place = `${device}-${theme}/${role}`;
  for (const moment of screenMoments) {
    if (moment.by !== role || (moment.only && moment.only !== device)) continue;
    await goToScreen(page, moment.address);
    if (await comes(moment, page)) {
      await untilSettled(page);
      await keep(page, `${place}-${moment.name}`, moment.whole ?? true);
    }
    await page.unrouteAll();
    await page.reload();
  }
  for (const [name, { address, by, alias }] of screenVisits) {
    if (alias || !by.includes(role)) continue;
    await goToScreen(page, address);
    await keep(page, `${place}-${name}`, true);
  }
  await context.close();
}

// Moments are those of the documented club: another one may have no start at 21:00, or no sister boat.
async function comes({ name, act }: ScreenMoment, page: Page): Promise<boolean> {
  try {
    await act(page);
    return true;
  } catch (error) {
    if (demo === "willows") throw error;
    console.log(`${name}: not at this club`);
    return false;
  }
}

async function openApp(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  if (demo !== "willows") page.setDefaultTimeout(10_000);
  await page.goto("/faq");
  await untilSettled(page);
  return page;
}

async function keep(page: Page, name: string, whole: boolean): Promise<void> {
  const file = `${name}.png`;
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await page.screenshot({ path: path.join(folder, file), fullPage: whole });
  pictures.push(file);
  violations.push(...(await axeViolations(page)).map((violation) => `${name}: ${violation}`));
  console.log(name);
}
