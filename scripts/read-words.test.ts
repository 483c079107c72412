import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { projectRoot } from "./project-root.mjs";

const takingWords = [
  "test",
  "test:watch",
  "bench",
  "screenshots",
  "migration",
  "admin",
  "backup",
  "restore",
  "reconcile",
  "simulate",
] as const;

test.concurrent.each(takingWords)(
  "npm run %s -- --help says how it is called, and does nothing else",
  async (name) => {
    // As npm would call it, without npm's own work.
    const [program, ...args] = packageJson.scripts[name].split(" ");
    const how = program === "tsx" ? ["--import=tsx"] : [];
    const command = [...how, ...args, "--help"];
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: projectRoot });
    expect(stdout).toContain(`npm ${name === "test" ? name : `run ${name}`}`);
  },
  60_000,
);
