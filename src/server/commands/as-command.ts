import { CannotStart } from "../cannot-start";
import { loadEnvFile, readSettings, type Settings } from "../env";

/** Runs a command with the club's settings; what it cannot do it says in one sentence. */
export async function asCommand(
  run: (settings: Settings, words: string[]) => Promise<{ failed: boolean }>,
): Promise<void> {
  try {
    loadEnvFile();
    const { failed } = await run(readSettings(process.env), process.argv.slice(2));
    process.exitCode = failed ? 1 : 0;
  } catch (error) {
    // The system names the file or the address it could not get at.
    const isPlain = error instanceof CannotStart || (error instanceof Error && "syscall" in error);
    if (!isPlain) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
