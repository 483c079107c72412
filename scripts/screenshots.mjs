// @ts-check
// npm run screenshots: every screen in each standing, both themes, phone and laptop, into
// screenshots/, with axe run on each. A word narrows it down: npm run screenshots -- phone admin
// --demo elbe: of the other club to try.
import "./require-node.mjs";
import { buildApp, generateClient } from "./build-app.mjs";
import { endWithNpm } from "./end-with-npm.mjs";
import { installPackages } from "./install-packages.mjs";
import { findBrowser } from "./test/find-browser.mjs";

endWithNpm();
await installPackages();
await generateClient();
await buildApp();

const browser = await findBrowser();
if (!browser) {
  console.error("No Chrome or Chromium here, and none could be installed.");
  process.exit(1);
}
process.env.SLIPWAY_CHROMIUM = browser;

const { register } = await import("tsx/esm/api");
register();
await import("./screenshots/take-screenshots.ts");
