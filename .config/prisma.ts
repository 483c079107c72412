import { fileURLToPath } from "node:url";
import { defineConfig } from "prisma/config";

// `prisma generate` insists on a schema engine it never runs; naming any file spares the download.
if (process.argv.includes("generate")) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(import.meta.url);
}

export default defineConfig({
  schema: "../prisma/schema.prisma",
  migrations: { path: "../prisma/migrations" },
});
