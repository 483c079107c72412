import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { UserConfig } from "vite";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { precompress } from "./scripts/precompress.ts";

const projectRoot = fileURLToPath(new URL(".", import.meta.url));

/** One file for three jobs: `vite build` (screens), `vite build --ssr` (server) and vitest. */
export default defineConfig(({ isSsrBuild }) => {
  if (process.env.VITEST) return { root: projectRoot, plugins: [react()], test: { projects } };
  return isSsrBuild ? server : web;
});

const web: UserConfig = {
  root: fileURLToPath(new URL("src/web", import.meta.url)),
  publicDir: fileURLToPath(new URL("public", import.meta.url)),
  envDir: false,
  plugins: [react(), tailwindcss(), precompress()],
  server: { fs: { allow: [projectRoot] } },
  build: {
    outDir: fileURLToPath(new URL("dist/web", import.meta.url)),
    emptyOutDir: true,
    target: "baseline-widely-available",
    reportCompressedSize: false,
  },
};

// Packages stay outside the bundle: node loads them from node_modules, as under a test.
const server: UserConfig = {
  root: projectRoot,
  publicDir: false,
  envDir: false,
  build: {
    ssr: true,
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
    rolldownOptions: { input: "src/server/main.ts", output: { entryFileNames: "main.js" } },
  },
};

const everywhere = ["**/node_modules/**", "**/dist/**"];

const projects: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      name: "unit",
      environment: "node",
      include: ["{src,scripts}/**/*.test.ts"],
      exclude: [...everywhere, "**/*.{integration,browser}.test.ts"],
      sequence: { groupOrder: 0 },
    },
  },
  {
    extends: true,
    test: {
      name: "unit-screens",
      environment: "jsdom",
      include: ["src/**/*.test.tsx"],
      setupFiles: ["src/web/testing/clear-screen.ts"],
      sequence: { groupOrder: 0 },
    },
  },
  {
    extends: true,
    test: {
      name: "integration",
      environment: "node",
      include: ["{src,scripts}/**/*.integration.test.ts"],
      testTimeout: 120_000,
      hookTimeout: 120_000,
      sequence: { groupOrder: 1 },
    },
  },
  {
    extends: true,
    test: {
      name: "browser",
      environment: "node",
      include: ["{src,scripts}/**/*.browser.test.ts"],
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // One browser at a time: two would share the processor and time each other out.
      maxWorkers: 1,
      sequence: { groupOrder: 2 },
    },
  },
];
