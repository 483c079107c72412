import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "../../src/server/project-root";
import { embeddedDatabase, postgresDatabase } from "./bench-database";
import { inBenchPlace } from "./bench-place";
import { measureDatabase } from "./measure-database";
import { checkOut, putAwayCheckOut, thisProduct } from "./products";
import { report } from "./report";

const { values: wanted, positionals } = parseArgs({
  allowPositionals: true,
  options: { beside: { type: "string" }, bookings: { type: "string", default: "1000,200000" } },
});
const wantedDatabase = positionals[0]?.toLowerCase();
const sizes = wanted.bookings.split(",").map(Number);
const longestMinutes = 45;

await inBenchPlace(longestMinutes, async ({ cluster, folder, closing }) => {
  const beside = wanted.beside ? checkOut(wanted.beside, folder) : undefined;
  if (beside) closing.push(() => putAwayCheckOut(beside));
  const products = [thisProduct, ...(beside ? [beside] : [])];
  const databases = [
    ...(cluster ? [await postgresDatabase(cluster.url, folder)] : []),
    embeddedDatabase(folder),
  ].filter(({ name }) => !wantedDatabase || name.toLowerCase() === wantedDatabase);
  const measured = [];
  for (const database of databases) measured.push(await measureDatabase(database, products, sizes));
  const text = report(measured);
  console.log(`\n${text}`);
  if (!cluster) console.log("No PostgreSQL here, and none could be installed: PGlite only.");
  writeFileSync(path.join(projectRoot, "bench-results.md"), text);
  console.log("Written to bench-results.md");
});
