import path from "node:path";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { projectRoot } from "../project-root.mjs";

const outside = ["**/node_modules/**", "**/dist/**"];

// Vitest leaves one core free, which is half of a small machine.
const everyCore = "100%";

// The files of one process share its modules, and so its test club: loading them anew for every
// file would be most of the work. What a test stubs is put back before the next.
const shared = {
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  maxWorkers: everyCore,
  setupFiles: ["scripts/test/draw-fewer.ts"],
};

// What comes of itself may take its time on a busy machine; vitest would wait for a second.
const patient = { expect: { poll: { timeout: 30_000 } } };

const screens = {
  environment: "jsdom",
  setupFiles: ["scripts/test/draw-fewer.ts", "src/web/testing/clear-screen.ts"],
};

/** The kinds of tests, told apart by the names of their files; `.github/CONTRIBUTING.md` lists them. */
export const testProjects: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      ...shared,
      ...patient,
      name: "unit",
      include: ["{src,scripts}/**/*.test.ts"],
      exclude: [...outside, "**/*.{integration,processes,browser}.test.ts"],
      testTimeout: 30_000,
      sequence: { groupOrder: 0 },
    },
  },
  {
    extends: true,
    test: {
      ...shared,
      ...patient,
      ...screens,
      name: "unit-screens",
      include: ["src/**/*.test.tsx"],
      exclude: [...outside, "**/*.mocks.test.tsx"],
      testTimeout: 30_000,
      sequence: { groupOrder: 0 },
    },
  },
  {
    // A module can be replaced only before it is loaded, so these have a process for each file.
    extends: true,
    test: {
      ...patient,
      ...screens,
      name: "unit-mocks",
      include: ["src/**/*.mocks.test.tsx"],
      testTimeout: 30_000,
      maxWorkers: everyCore,
      sequence: { groupOrder: 0 },
    },
  },
  {
    extends: true,
    // Threads are tried by tests of processes.
    resolve: {
      alias: [
        {
          find: /^.+\/threads\/in-thread$/,
          replacement: path.join(projectRoot, "src/server/testing/in-same-thread.ts"),
        },
      ],
    },
    test: {
      ...shared,
      ...patient,
      name: "club",
      include: ["{src,scripts}/**/*.integration.test.ts"],
      globalSetup: ["scripts/test/migrate-once.ts"],
      testTimeout: 240_000,
      hookTimeout: 240_000,
      sequence: { groupOrder: 1 },
    },
  },
  {
    // On a PostgreSQL server, against started servers, or with commands and threads of their own.
    extends: true,
    test: {
      ...shared,
      ...patient,
      name: "processes",
      include: ["{src,scripts}/**/*.processes.test.ts"],
      globalSetup: ["scripts/test/migrate-once.ts", "scripts/test/migrate-template.ts"],
      testTimeout: 240_000,
      hookTimeout: 240_000,
      sequence: { groupOrder: 2 },
    },
  },
  {
    extends: true,
    test: {
      ...patient,
      name: "browser",
      include: ["{src,scripts}/**/*.browser.test.ts"],
      isolate: false,
      globalSetup: ["scripts/test/migrate-once.ts"],
      testTimeout: 240_000,
      hookTimeout: 240_000,
      // Two browsers keep a small machine busy; more would time each other out.
      maxWorkers: 2,
      maxConcurrency: 2,
      sequence: { groupOrder: 3 },
    },
  },
];
