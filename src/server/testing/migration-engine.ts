import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import { readMigrations } from "../database/read-migrations";
import { projectRoot } from "../project-root";

const schemaFile = path.join(projectRoot, "prisma", "schema.prisma");
const noFilters = { externalTables: [], externalEnums: [] };

/** What `prisma migrate` thinks of a database beside the migrations of this folder. */
export async function diagnoseMigrations(factory: SqlMigrationAwareDriverAdapterFactory) {
  return withEngine(factory, (engine) =>
    engine.diagnoseMigrationHistory({
      migrationsList: migrationsForEngine(),
      optInToShadowDatabase: false,
      filters: noFilters,
    }),
  );
}

/** The SQL that would bring the migrations to the schema; empty of statements when they agree. */
export async function diffMigrationsToSchema(
  factory: SqlMigrationAwareDriverAdapterFactory,
  schema = readSchema(),
) {
  return withEngine(factory, async (engine) => {
    const { stdout } = await engine.diff({
      from: { tag: "migrations", ...migrationsForEngine() },
      to: { tag: "schemaDatamodel", files: [{ path: schemaFile, content: schema }] },
      script: true,
      exitCode: null,
      filters: noFilters,
    });
    return stdout ?? "";
  });
}

// The WebAssembly may be instantiated only once in a process.
let wasmReady: Promise<void> | undefined;

async function withEngine<T>(
  factory: SqlMigrationAwareDriverAdapterFactory,
  use: (engine: bindings.SchemaEngine) => Promise<T>,
): Promise<T> {
  wasmReady ??= instantiateWasm();
  await wasmReady;
  const tracked = rememberConnections(factory);
  const engine = await bindings.SchemaEngine.new(
    { datamodels: [[schemaFile, readSchema()]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(tracked.factory),
  );
  try {
    return await use(engine);
  } finally {
    engine.free();
    await tracked.dispose();
  }
}

async function instantiateWasm() {
  const file = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm");
  const bytes = readFileSync(path.join(path.dirname(file), "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, {
    "./schema_engine_bg.js": bindings as unknown as WebAssembly.ModuleImports,
  });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
}

// Freeing the engine leaves its connection, and Prisma's advisory lock with it, open.
function rememberConnections(factory: SqlMigrationAwareDriverAdapterFactory) {
  const connections: SqlDriverAdapter[] = [];
  const remember = async (connecting: Promise<SqlDriverAdapter>) => {
    const connection = await connecting;
    connections.push(connection);
    return connection;
  };
  return {
    factory: {
      provider: factory.provider,
      adapterName: factory.adapterName,
      connect: () => remember(factory.connect()),
      connectToShadowDb: () => remember(factory.connectToShadowDb()),
    } satisfies SqlMigrationAwareDriverAdapterFactory,
    dispose: () => Promise.all(connections.map((connection) => connection.dispose())),
  };
}

function migrationsForEngine() {
  return {
    baseDir: path.join(projectRoot, "prisma", "migrations"),
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories: readMigrations().map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value: sql } },
    })),
  };
}

function readSchema() {
  return readFileSync(schemaFile, "utf8");
}
