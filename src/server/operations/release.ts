import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { projectRoot } from "../project-root";

/** Which Slipway runs here; `commit` is null where nobody knows it. */
export interface Release {
  version: string;
  commit: string | null;
}

const manifest = z.object({ version: z.string() });

/** Reads the release once, at the start. A folder without its history is told `commit` by a setting. */
export function readRelease(commit?: string, folder = projectRoot): Release {
  const { version } = manifest.parse(
    JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")),
  );
  return { version, commit: commit ?? commitOf(folder) };
}

function commitOf(folder: string): string | null {
  const git = ["-C", folder, "rev-parse", "--short=12", "HEAD"];
  try {
    return execFileSync("git", git, { encoding: "utf8", stdio: "pipe", timeout: 2_000 }).trim();
  } catch {
    return null;
  }
}
