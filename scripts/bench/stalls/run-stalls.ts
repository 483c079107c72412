// npm run bench -- stalls: how long everybody else waits while one call takes a large club's server its
// longest; the worst first. `stalls postgresql` or `stalls pglite`: that database alone, and
// `stalls postgresql photo`: the calls with that in their name.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { availableParallelism, cpus } from "node:os";
import path from "node:path";
import { projectRoot } from "../../../src/server/project-root";
import { type BenchDatabase, embeddedDatabase, postgresDatabase } from "../bench-database";
import { inBenchPlace } from "../bench-place";
import type { ServerProcess } from "../child-process";
import { measuring, startProduct, thisProduct } from "../products";
import { growClub } from "./big-club";
import { type Club, heavyCalls, post } from "./heavy-calls";
import { type Waits, watchWaits } from "./watch-waits";

const admin = { email: "admin@rowing.example", password: "bench-password" };
const longestMinutes = 20;
const wantedMs = 250;
const [wantedDatabase, wantedCalls = ""] = process.argv.slice(3).map((word) => word.toLowerCase());

await inBenchPlace(longestMinutes, async ({ cluster, folder }) => {
  console.log(
    `${availableParallelism()} × ${cpus()[0]?.model}; at most ${wantedMs} ms are aimed at`,
  );
  const databases = [
    ...(cluster ? [await postgresDatabase(cluster.url, folder)] : []),
    embeddedDatabase(folder),
  ].filter(({ name }) => !wantedDatabase || name.toLowerCase() === wantedDatabase);
  for (const database of databases)
    console.log(table(database.name, await measure(database, folder)));
});

async function measure(given: BenchDatabase, folder: string) {
  const firstAdmin = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  const database = { ...given, environment: { ...given.environment, ...firstAdmin } };
  const today = new Date().toISOString().slice(0, 10);
  await (await startProduct(thisProduct, database)).stop();
  await growClub(database.location, today);
  const turnsAt = path.join(folder, `turns-${database.name}.sock`);
  const clock = new URL("turn-clock.mjs", import.meta.url);
  const clocked = { TURNS_AT: turnsAt, NODE_OPTIONS: `--import ${clock}` };
  const server = await startProduct(thisProduct, {
    ...database,
    environment: { ...database.environment, ...clocked },
  });
  const club = await enter(server, database, folder, today);
  const measured: [string, Waits][] = [];
  const calls = Object.entries(heavyCalls).filter(([name]) => name.includes(wantedCalls));
  for (const [name, ask] of calls) {
    process.stderr.write(`${name} … `);
    // Once before, so that what is loaded and compiled only once is not measured.
    if (name !== "5,000 new members") await ask(club);
    const waits = await watchWaits({ ...club, turnsAt }, () => ask(club));
    process.stderr.write(`${Math.round(waits.health)} ms\n`);
    measured.push([name, waits]);
  }
  await server.stop();
  return measured;
}

async function enter(
  { url }: ServerProcess,
  { environment }: BenchDatabase,
  folder: string,
  today: string,
): Promise<Club> {
  const answer = await post({ url }, "/api/auth/login", admin);
  const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  const backUp = async () => {
    const file = path.join(folder, "backup.gz");
    await rm(file, { force: true });
    const env = { PATH: process.env.PATH, ...environment, ...measuring };
    const command = [path.join(projectRoot, "dist/server/backup.js"), file];
    const [code] = await once(
      spawn(process.execPath, command, { env, stdio: ["ignore", "ignore", "inherit"] }),
      "exit",
    );
    if (code !== 0) throw new Error(`The backup ended with ${code}.`);
  };
  return { url, admin, cookie, today, backUp };
}

function table(name: string, measured: [string, Waits][]): string {
  const worst = ({ health, read }: Waits) => Math.max(health, read);
  const rows = measured
    .sort(([, one], [, other]) => worst(other) - worst(one))
    .map(([call, waits]) =>
      [call, ...[waits.health, waits.read, waits.ran, waits.turn].map(inMs)].join(" | "),
    );
  return [
    "",
    `| ${name}: while this ran | \`/healthz\` waited, ms | a signed-in read, ms | it took, ms | longest turn, processor ms |`,
    "|---|---|---|---|---|",
    ...rows.map((row) => `| ${row} |`),
  ].join("\n");
}

function inMs(ms: number | undefined) {
  return ms === undefined ? "" : Math.round(ms);
}
