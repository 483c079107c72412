// @ts-check
import { existsSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { installDebianPackage } from "./install-debian-package.mjs";

/**
 * The folder with `initdb` and `postgres`: from the PATH, from where packages put it, or freshly
 * installed where that is possible. Undefined when there is none to be had.
 */
export function findPostgres() {
  return (
    installedPostgres() ?? (installDebianPackage("postgresql") ? installedPostgres() : undefined)
  );
}

/** The folder of the programs that are installed already; undefined when there is none. */
export function installedPostgres() {
  const folder = [...foldersOnPath(), ...packageFolders()].find(
    (folder) => hasProgram(folder, "initdb") && hasProgram(folder, "postgres"),
  );
  // A link stands for one program, and its neighbours are where it leads.
  return folder && path.dirname(realpathSync(programIn(folder, "postgres")));
}

function foldersOnPath() {
  return (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
}

// Debian and Fedora, Homebrew, and the installer for Windows keep it off the PATH.
function packageFolders() {
  const versioned = [
    ["/usr/lib/postgresql", "bin"],
    ["/opt/homebrew/opt", "bin"],
    ["/usr/local/opt", "bin"],
    ["C:\\Program Files\\PostgreSQL", "bin"],
  ];
  const newestFirst = versioned.flatMap(([parent = "", inside = ""]) =>
    childrenOf(parent)
      .filter((name) => /^(?:postgresql@)?\d+$/.test(name))
      .sort((a, b) => numberIn(b) - numberIn(a))
      .map((name) => path.join(parent, name, inside)),
  );
  return [...newestFirst, "/usr/pgsql/bin"];
}

/** @param {string} folder */
function childrenOf(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** @param {string} name */
function numberIn(name) {
  return Number(name.replace(/\D/g, ""));
}

/** @param {string} folder
 * @param {string} program */
function hasProgram(folder, program) {
  return existsSync(programIn(folder, program));
}

/** @param {string} folder
 * @param {string} program */
function programIn(folder, program) {
  return path.join(folder, process.platform === "win32" ? `${program}.exe` : program);
}
