// @ts-check
// npm run bench: measures the built product beside its floors on this machine.
import "./require-node.mjs";
import { buildApp, generateClient } from "./build-app.mjs";
import { endWithNpm } from "./end-with-npm.mjs";
import { installPackages } from "./install-packages.mjs";

endWithNpm();
await installPackages();
await generateClient();
await buildApp();

const { register } = await import("tsx/esm/api");
register();
await import("./bench/run-bench.ts");
