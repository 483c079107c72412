// npm run structure: writes prisma/structure.sql, the database as the migrations make it.
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { applyMigrations } from "../src/server/database/apply-migrations";
import { projectRoot } from "../src/server/project-root";
import { readStructure } from "../src/server/testing/read-structure";

const database = await PGlite.create({ extensions: { btree_gist } });
await applyMigrations(database);
await writeFile(path.join(projectRoot, "prisma", "structure.sql"), await readStructure(database));
await database.close();
console.log("Wrote prisma/structure.sql");
