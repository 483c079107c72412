// @ts-check
// npm start: installs, generates and builds what is missing or older than its sources, then runs
// the server in this same process, so that Ctrl-C and kill reach it.
import "./require-node.mjs";
import { buildApp, generateClient } from "./build-app.mjs";
import { endWithNpm } from "./end-with-npm.mjs";
import { installPackages } from "./install-packages.mjs";

endWithNpm();
await installPackages();
await generateClient();
await buildApp();

await import(new URL("../dist/server/main.js", import.meta.url).href);
