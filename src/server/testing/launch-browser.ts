import { type Browser, chromium } from "playwright-core";

const quietly = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** The browser that `npm test` found; says so when a test runs without it. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.SLIPWAY_CHROMIUM;
  if (!executablePath) {
    throw new Error("SLIPWAY_CHROMIUM names no browser: run the tests with `npm test`.");
  }
  return chromium.launch({ executablePath, args: quietly });
}
