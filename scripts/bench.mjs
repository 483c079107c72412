// @ts-check
// npm run bench: measures the built product beside its floors on this machine.
import "./require-node.mjs";
import { buildApp, generateClient } from "./build-app.mjs";
import { endWithNpm } from "./end-with-npm.mjs";
import { installPackages } from "./install-packages.mjs";
import { endForHelp } from "./read-words.mjs";
import { findBrowser } from "./test/find-browser.mjs";

endForHelp(`npm run bench [-- DATABASE]: both databases, or postgresql or pglite alone
  --beside COMMIT: another commit as well, in turns with this one
  --bookings 1000,1000000: tables of these sizes, in this order
npm run bench -- pages [VISITS]: what its screens cost a slow phone, and what moves on a laptop;
  0: only what touching them costs
npm run bench -- processes: what several processes on one database give
npm run bench -- imports: how long the largest spreadsheets take to come in
npm run bench -- profiles [DATABASE]: what another club's profile costs beside the documented one
npm run bench -- stalls [DATABASE]: how long everybody waits while one call takes a large club its
  longest`);
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
