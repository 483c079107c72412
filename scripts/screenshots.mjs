// @ts-check
// npm run screenshots: every screen in each role, both themes, phone and laptop, into
// screenshots/, with axe run on each.
import "./require-node.mjs";
import { buildApp, generateClient } from "./build-app.mjs";
import { endWithNpm } from "./end-with-npm.mjs";
import { installPackages } from "./install-packages.mjs";
import { endForHelp } from "./read-words.mjs";
import { findBrowser } from "./test/find-browser.mjs";

endForHelp(`npm run screenshots [-- WORDS] [--demo elbe]
  WORDS narrow it down: phone or laptop, light or dark, and a standing, such as admin
  --demo elbe: of the other club to try`);
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
