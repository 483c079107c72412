// @ts-check
// npm run bench: measures the built product beside its floors on this machine.
// npm run bench -- pages: what its screens cost a slow phone.
import "./require-node.mjs";
import { buildApp, generateClient } from "./build-app.mjs";
import { endWithNpm } from "./end-with-npm.mjs";
import { installPackages } from "./install-packages.mjs";
import { findBrowser } from "./test/find-browser.mjs";

endWithNpm();
await installPackages();
await generateClient();
await buildApp();

const { register } = await import("tsx/esm/api");
register();
if (process.argv[2] === "pages") {
  process.env.SLIPWAY_CHROMIUM = (await findBrowser()) ?? "";
  await import("./bench/pages/run-pages.ts");
} else await import("./bench/run-bench.ts");
