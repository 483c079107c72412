// npm run bench -- imports: a club that moves in with the largest sheets there may be, and then brings
// its own exports back in, which must change nothing.
import { availableParallelism, cpus } from "node:os";
import type { DatabaseLocation } from "../../../src/server/database/database-location";
import { type ImportKind, importKinds } from "../../../src/shared/imports/column-names";
import { importAnswer } from "../../../src/shared/imports/import-schemas";
import {
  type BenchDatabase,
  embeddedDatabase,
  openPlain,
  postgresDatabase,
} from "../bench-database";
import { inBenchPlace } from "../bench-place";
import type { ServerProcess } from "../child-process";
import { startProduct, thisProduct } from "../products";
import { emailOf, rows, sheetOf } from "./largest-sheets";

// The first admin is a member, too: the last of the sheet, so that the export has as many rows.
const admin = { email: emailOf(rows), password: "bench-password" };
const triedOut = 100;
const longestMinutes = 10;

await inBenchPlace(longestMinutes, async ({ cluster, folder }) => {
  console.log(`${availableParallelism()} × ${cpus()[0]?.model}, ${rows} rows in each sheet`);
  if (cluster) await measure(await postgresDatabase(cluster.url, folder));
  else console.log("No PostgreSQL here, and none could be installed: PGlite only.");
  await measure(embeddedDatabase(folder));
});

async function measure({ environment, ...database }: BenchDatabase) {
  const firstAdmin = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  const product = { ...database, environment: { ...environment, ...firstAdmin } };
  const server = await startProduct(thisProduct, product);
  const cookie = await signIn(server);
  // A club that tried it out before, so that its database knows of small tables.
  for (const kind of importKinds) await bringIn(server, cookie, kind, sheetOf(kind, triedOut));
  await learnSizes(database.location);
  for (const kind of importKinds) {
    const { seconds, counts } = await bringIn(server, cookie, kind, sheetOf(kind));
    if (counts.refused > 0) throw new Error(`${kind}: ${JSON.stringify(counts)}`);
    console.log(`${database.name}: ${kind} in ${seconds.toFixed(1)} s`);
  }
  for (const kind of importKinds) {
    const csv = await exported(server, cookie, kind);
    const { seconds, counts } = await bringIn(server, cookie, kind, csv);
    if (counts.same !== rows) throw new Error(`own ${kind}.csv: ${JSON.stringify(counts)}`);
    console.log(
      `${database.name}: its own ${kind}.csv in ${seconds.toFixed(1)} s, nothing changed`,
    );
  }
  console.log(`${database.name}: ${server.residentMb()?.toFixed(0)} MB resident`);
  await server.stop();
}

// What a server does by itself after a minute.
async function learnSizes(location: DatabaseLocation) {
  if (!("databaseUrl" in location)) return;
  const database = await openPlain(location);
  await database.query("ANALYZE");
  await database.close();
}

async function signIn({ url }: ServerProcess): Promise<string> {
  const answer = await post(`${url}/api/auth/login`, admin);
  const cookie = answer.headers.get("set-cookie")?.split(";")[0];
  if (!answer.ok || !cookie) throw new Error(`Log-in answered ${answer.status}.`);
  return cookie;
}

async function bringIn({ url }: ServerProcess, cookie: string, kind: ImportKind, csv: string) {
  const started = performance.now();
  const answer = await post(`${url}/api/admin/import`, { kind, csv, dryRun: false }, { cookie });
  const text = await answer.text();
  const seconds = (performance.now() - started) / 1000;
  if (!answer.ok) throw new Error(`${kind}: ${answer.status} in ${seconds.toFixed(1)} s: ${text}`);
  return { seconds, counts: importAnswer.parse(JSON.parse(text)).counts };
}

async function exported({ url }: ServerProcess, cookie: string, kind: ImportKind) {
  const answer = await fetch(`${url}/api/admin/exports/${kind}.csv`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${kind}.csv answered ${answer.status}.`);
  return answer.text();
}

function post(url: string, body: object, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}
