// @ts-check
import { existsSync } from "node:fs";
import path from "node:path";
import { installDebianPackage } from "../install-debian-package.mjs";

// Chromium without windows does what the tests ask, with two thirds of the work.
const shells = ["chromium-headless-shell", "chrome-headless-shell"];
const names = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The Chromium to test in: the one that was named, one without windows on this machine, Playwright's
 * own, Debian's package, a Chrome or Chromium on this machine. Undefined when there is none to be had.
 */
export async function findBrowser() {
  const named = process.env.SLIPWAY_CHROMIUM;
  if (named) return named;
  const candidates = [...onPath(shells), await playwrightsOwn()];
  return (
    candidates.find(existsSync) ?? debiansOwn() ?? [...onPath(names), ...places].find(existsSync)
  );
}

async function playwrightsOwn() {
  const { chromium } = await import("playwright-core");
  return chromium.executablePath();
}

/** @param {string[]} names */
function onPath(names) {
  return (process.env.PATH ?? "")
    .split(path.delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));
}

function debiansOwn() {
  return installDebianPackage("chromium-headless-shell")
    ? onPath(shells).find(existsSync)
    : undefined;
}
