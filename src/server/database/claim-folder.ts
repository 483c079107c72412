import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, realpathSync, rmSync, statSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { WrongSetting } from "../env";

/**
 * Claims a folder for this process until it is released or the process ends, however it ends.
 * Refuses while another process holds it: two embedded databases on one folder destroy it.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const place = meetingPlace(folder);
  const holder = (await hold(place)) ?? (await inherit(place));
  if (!holder)
    throw new WrongSetting(
      `DATA_DIR is in use by a Slipway that is running already: stop that one, or choose another folder than ${folder}.`,
    );
  holder.unref();
  return async () => {
    holder.close();
    await once(holder, "close");
  };
}

/** Answers at a place from now on; null when it is taken. Of many who ask at once, one gets it. */
async function hold(place: string): Promise<Server | null> {
  const holder = createServer((visitor) => visitor.destroy()).listen(place);
  try {
    await once(holder, "listening");
    return holder;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return null;
    throw error;
  }
}

/**
 * Takes the place of a killed process, which left its socket behind; null when somebody answers
 * there, or is just looking, too.
 */
async function inherit(place: string): Promise<Server | null> {
  const turn = `${place}.turn`;
  if (isPipe(place) || !takeTurn(turn)) return null;
  try {
    if (await isAnswered(place)) return null;
    rmSync(place, { force: true });
    return await hold(place);
  } finally {
    rmSync(turn, { recursive: true, force: true });
  }
}

// Making a folder succeeds once. One this old was left by a process that was killed in its turn.
function takeTurn(turn: string): boolean {
  const longestTurnMs = 10_000;
  const begun = statSync(turn, { throwIfNoEntry: false })?.mtimeMs;
  if (begun !== undefined && Date.now() - begun > longestTurnMs) rmSync(turn, { recursive: true });
  try {
    mkdirSync(turn);
    return true;
  } catch {
    return false;
  }
}

// A lock file would outlive a kill, and its process id may be somebody else's by then. A socket
// has a short path, whatever the folder's is.
function meetingPlace(folder: string) {
  const name = createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 24);
  return process.platform === "win32"
    ? `\\\\.\\pipe\\slipway-${name}`
    : path.join(tmpdir(), `slipway-${name}.sock`);
}

function isPipe(place: string) {
  return place.startsWith("\\\\.\\pipe\\");
}

async function isAnswered(place: string) {
  const visit = connect(place);
  try {
    await once(visit, "connect");
    return true;
  } catch {
    return false;
  } finally {
    visit.destroy();
  }
}
