// @ts-check
import { existsSync } from "node:fs";
import path from "node:path";
import { installDebianPackage } from "../install-debian-package.mjs";

const names = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The Chromium to test in: the one that was named, Playwright's own, a Chrome or Chromium on this
 * machine, Debian's package. Undefined when there is none to be had.
 */
export async function findBrowser() {
  const named = process.env.SLIPWAY_CHROMIUM;
  if (named) return named;
  const candidates = [await playwrightsOwn(), ...onPath(), ...places];
  return candidates.find(existsSync) ?? debiansOwn();
}

async function playwrightsOwn() {
  const { chromium } = await import("playwright-core");
  return chromium.executablePath();
}

function onPath() {
  return (process.env.PATH ?? "")
    .split(path.delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));
}

function debiansOwn() {
  return installDebianPackage("chromium") ? onPath().find(existsSync) : undefined;
}
