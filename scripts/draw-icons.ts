// npm run icons: draws the icons of the installed app from public/favicon.svg. Run it after a
// change to that drawing and commit what it makes.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "playwright-core";
import { projectRoot } from "./project-root.mjs";
import { findBrowser } from "./test/find-browser.mjs";

/** `whole`: the drawing with its round corners; otherwise it fills the square, for systems that cut. */
const icons = [
  { file: "icon-192.png", size: 192, whole: true },
  { file: "icon-512.png", size: 512, whole: true },
  // Systems may cut a maskable icon down to a circle of 80 %.
  { file: "icon-maskable-512.png", size: 512, whole: false, scale: 0.8 },
  { file: "apple-touch-icon.png", size: 180, whole: false, scale: 0.92 },
];

const publicFolder = path.join(projectRoot, "public");
const drawing = await readFile(path.join(publicFolder, "favicon.svg"), "utf8");
const executablePath = await findBrowser();
if (!executablePath) throw new Error("No Chrome or Chromium here, and none could be installed.");

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
for (const { file, size, whole, scale = 1 } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center;
           background: ${whole ? "transparent" : "#0a6a7f"} }
    svg { width: ${scale * 100}vmin }
  </style>${drawing}`);
  await page.screenshot({ path: path.join(publicFolder, "icons", file), omitBackground: whole });
  await page.close();
}
await browser.close();
