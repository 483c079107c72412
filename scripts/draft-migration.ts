// npm run migration -- NAME: writes the SQL that brings the migrations to prisma/schema.prisma.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { projectRoot } from "../src/server/project-root";
import { diffMigrationsToSchema } from "../src/server/testing/migration-engine";
import { readWords } from "./read-words.mjs";

const usage = "Name the migration in lower case: npm run migration -- add_receipts";
const [name] = readWords(usage, {}).positionals;
if (!name || !/^[a-z][a-z_]*$/.test(name)) {
  console.error(usage);
  process.exit(1);
}
const shadow = await PGlite.create({ extensions: { btree_gist } });
const factory = new PrismaPGlite(shadow);
factory.connectToShadowDb = () => factory.connect();
const sql = await diffMigrationsToSchema(factory);
await shadow.close();

const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
const folder = path.join(projectRoot, "prisma", "migrations", `${stamp}_${name}`);
await mkdir(folder, { recursive: true });
await writeFile(path.join(folder, "migration.sql"), sql);
console.log(`Wrote ${path.relative(projectRoot, folder)}/migration.sql`);
console.log("Once it is complete: npm run structure");
