// @ts-check
// npm run bench: measures the built product beside its floors on this machine.
// npm run bench -- pages: what its screens cost a slow phone, and what moves on a laptop; `pages 0`, only what touching them costs.
// npm run bench -- processes: what several processes on one database give.
// npm run bench -- imports: how long the largest spreadsheets take to come in.
// npm run bench -- profiles: what another club's profile costs beside the documented one.
// npm run bench -- stalls: how long everybody waits while one call takes a large club its longest.
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
} else if (process.argv[2] === "processes") await import("./bench/processes/run-processes.ts");
else if (process.argv[2] === "imports") await import("./bench/imports/run-imports.ts");
else if (process.argv[2] === "profiles") await import("./bench/profiles/run-profiles.ts");
else if (process.argv[2] === "stalls") await import("./bench/stalls/run-stalls.ts");
else await import("./bench/run-bench.ts");
