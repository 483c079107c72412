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

let shared: Promise<Browser> | undefined;

/** The one browser that all test files of a process look through; it ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

/** Closes what a test has opened in it. */
export async function closeContexts(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}
