import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Release } from "../../shared/built-release";
// The build's settings take this file too, and want the name in full.
import { projectRoot } from "../project-root.ts";

const manifest = z.object({ version: z.string() });

/** The release of a folder of sources. One without a history is told its commit as `COMMIT`. */
export function readRelease(folder = projectRoot): Release {
  const { version } = manifest.parse(
    JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")),
  );
  return { version, commit: process.env.COMMIT || commitOf(folder) };
}

function commitOf(folder: string): string {
  const git = ["-C", folder, "rev-parse", "--short=12", "HEAD"];
  try {
    return execFileSync("git", git, { encoding: "utf8", stdio: "pipe", timeout: 2_000 }).trim();
  } catch {
    return "unknown";
  }
}
