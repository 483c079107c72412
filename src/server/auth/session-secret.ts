import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const smallestLength = 32;

/**
 * The secret that signs session cookies, made on the first start and kept in `dataDir`, readable
 * by its owner alone, so that a restart signs nobody out.
 */
export async function keepSessionSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, "session-secret");
  const kept = existsSync(file) ? (await readFile(file, "utf8")).trim() : "";
  // A shorter one was left by a start that was ended while it wrote. Nobody has signed in with it,
  // so it may be replaced.
  if (kept.length >= smallestLength) return kept;
  const secret = randomBytes(48).toString("base64url");
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
