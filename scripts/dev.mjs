// @ts-check
// npm run dev: the same single process from its sources. Screens reload by themselves; a change
// to the server restarts it.
import "./require-node.mjs";
import { generateClient } from "./build-app.mjs";
import { endWithNpm } from "./end-with-npm.mjs";
import { installPackages } from "./install-packages.mjs";
import { projectRoot } from "./project-root.mjs";

endWithNpm();
await installPackages();
await generateClient();

process.chdir(projectRoot);
process.env.NODE_ENV ??= "development";
process.argv.splice(2, Infinity, "watch", "--clear-screen=false", "src/server/main.ts", "--dev");
await import(new URL("../node_modules/tsx/dist/cli.mjs", import.meta.url).href);
