import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { projectRoot } from "../../src/server/project-root";
import type { BenchDatabase } from "./bench-database";
import { type StillableServer, startServer } from "./child-process";

/** One commit of the product, where its work tree is. */
export interface Product {
  name: string;
  folder: string;
}

/** What stands in this work tree, as it is. */
export const thisProduct: Product = { name: "this", folder: projectRoot };

/**
 * Puts another commit into a work tree of its own, with links to the packages of this one. Where it
 * needs others, its start installs them.
 */
export function checkOut(commit: string, parent: string): Product {
  const folder = path.join(parent, "beside");
  git("worktree", "add", "--quiet", "--detach", folder, commit);
  const packages = path.join(projectRoot, "node_modules");
  mkdirSync(path.join(folder, "node_modules"));
  for (const name of readdirSync(packages)) {
    // What is noted there was made for this tree.
    if (name === ".slipway") continue;
    symlinkSync(path.join(packages, name), path.join(folder, "node_modules", name));
  }
  return { name: commit, folder };
}

/** Takes that work tree away again. */
export function putAwayCheckOut({ folder }: Product) {
  rmSync(folder, { recursive: true, force: true });
  git("worktree", "prune");
}

/** Starts the product as `npm start` does: a tree that is not built yet builds itself. */
export function startProduct(
  { folder }: Product,
  { environment }: BenchDatabase,
): Promise<StillableServer> {
  return startServer(startCommand(folder), { ...environment, ...measuring }, folder);
}

/** How a product is set up that is measured, beside its database. */
export const measuring = {
  PORT: "0",
  HOST: "127.0.0.1",
  DEMO: "0",
  SESSION_SECRET: "only for measuring, and so not secret",
  REQUESTS_PER_SECOND: "9999999",
  LOG_LEVEL: "warn",
  TEMPORARY_PASSWORD: "generated",
};

const packageJson = z.object({ scripts: z.object({ start: z.string() }) });

function startCommand(folder: string): string[] {
  const text = readFileSync(path.join(folder, "package.json"), "utf8");
  return packageJson.parse(JSON.parse(text)).scripts.start.split(" ").slice(1);
}

function git(...command: string[]) {
  const { status, stderr } = spawnSync("git", command, { cwd: projectRoot, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${command.join(" ")}: ${stderr}`);
}
