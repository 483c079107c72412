import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectRoot } from "../../src/server/project-root";
import { startCluster } from "../postgres-cluster.mjs";
import { embeddedDatabase, postgresDatabase } from "./bench-database";
import { killChildren } from "./child-process";
import { measureDatabase } from "./measure-database";
import { report } from "./report";

const sizes = [1_000, 200_000];
const longestMinutes = 10;
// npm run bench -- postgresql: that database alone.
const wanted = process.argv[2]?.toLowerCase();

const folder = mkdtempSync(path.join(tmpdir(), "slipway-bench-"));
const cluster = await startCluster();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => giveUp(signal));
setTimeout(() => giveUp(`${longestMinutes} minutes`), longestMinutes * 60_000).unref();

try {
  const databases = [
    ...(cluster ? [await postgresDatabase(cluster.url, folder)] : []),
    embeddedDatabase(folder),
  ].filter(({ name }) => !wanted || name.toLowerCase() === wanted);
  const measured = [];
  for (const database of databases) measured.push(await measureDatabase(database, sizes));
  const text = report(measured);
  console.log(`\n${text}`);
  if (!cluster) console.log("No PostgreSQL here, and none could be installed: PGlite only.");
  writeFileSync(path.join(projectRoot, "bench-results.md"), text);
  console.log("Written to bench-results.md");
} finally {
  await putAway();
}

async function putAway() {
  killChildren();
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function giveUp(reason: string) {
  await putAway();
  console.error(`Stopped by ${reason}.`);
  process.exit(1);
}
