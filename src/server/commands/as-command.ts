import { parseArgs } from "node:util";
import { CannotStart } from "../cannot-start";
import { loadEnvFile, readSettings, type Settings } from "../env";

interface CommandWords {
  /** printed for `--help`, and as a failure where there is an option it does not know */
  usage: string;
  /** the options it knows, without their dashes */
  flags?: readonly string[];
}

/** Runs a command with the club's settings; what it cannot do it says in one sentence. */
export async function asCommand(
  { usage, flags = [] }: CommandWords,
  run: (
    settings: Settings,
    words: string[],
    given: ReadonlySet<string>,
  ) => Promise<{ failed: boolean }>,
): Promise<void> {
  try {
    const { positionals, values } = parsedWords(usage, flags);
    if (values.help) return console.log(usage);
    loadEnvFile();
    const given = new Set(Object.keys(values));
    const { failed } = await run(readSettings(process.env), positionals, given);
    process.exitCode = failed ? 1 : 0;
  } catch (error) {
    // The system names the file or the address it could not get at.
    const isPlain = error instanceof CannotStart || (error instanceof Error && "syscall" in error);
    if (!isPlain) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function parsedWords(usage: string, flags: readonly string[]) {
  const known = [...flags, "help"].map((name) => [name, { type: "boolean" } as const] as const);
  try {
    return parseArgs({ allowPositionals: true, options: Object.fromEntries(known) });
  } catch {
    throw new CannotStart(usage);
  }
}
