import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder with package.json: the same from `src` under a test and from `dist` in production. */
export const projectRoot = nearestPackage(path.dirname(fileURLToPath(import.meta.url)));

function nearestPackage(folder: string): string {
  return existsSync(path.join(folder, "package.json"))
    ? folder
    : nearestPackage(path.dirname(folder));
}
