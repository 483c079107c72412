// @ts-check
import { parseArgs } from "node:util";

/**
 * The words a script was called with. For `--help` it prints its usage and ends; where there is an option
 * it does not know it says so, with the usage, and fails.
 * @template {NonNullable<import("node:util").ParseArgsConfig["options"]>} Options
 * @param {string} usage
 * @param {Options} options
 */
export function readWords(usage, options) {
  endForHelp(usage);
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(1);
  }
}

/** Prints the usage and ends where that is all that was asked for.
 * @param {string} usage */
export function endForHelp(usage) {
  const { values } = parseArgs({ strict: false, options: { help: { type: "boolean" } } });
  if (!values.help) return;
  console.log(usage);
  process.exit();
}
