// @ts-check
import { onceFor } from "./fingerprint.mjs";
import { runStep } from "./run-step.mjs";

const vite = [process.execPath, "node_modules/vite/bin/vite.js"];

/** Writes the database client when the schema is newer than it. */
export async function generateClient() {
  await onceFor({
    noteFile: "node_modules/.slipway/generated",
    sources: ["prisma/schema.prisma", ".config/prisma.ts", "package-lock.json"],
    results: ["src/server/generated/prisma/client.ts"],
    work: () =>
      runStep("Generating the database client", [
        process.execPath,
        "node_modules/prisma/build/index.js",
        "generate",
        "--config",
        ".config/prisma.ts",
      ]),
  });
}

/** Builds screens and server when their sources are newer than `dist`. */
export async function buildApp() {
  await onceFor({
    noteFile: "dist/server/.built-for",
    sources: [
      "src",
      "public",
      "vite.config.ts",
      "scripts/chunk-groups.ts",
      "scripts/inline-icon.ts",
      "scripts/precompress.ts",
      "prisma/schema.prisma",
      "package-lock.json",
    ],
    results: ["dist/web/index.html", "dist/server/main.js"],
    work: async () => {
      await runStep("Building the screens", [...vite, "build"]);
      await runStep("Building the server", [...vite, "build", "--ssr"]);
    },
  });
}
