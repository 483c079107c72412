import { createHash } from "node:crypto";
import { once } from "node:events";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { WrongSetting } from "../env";

/**
 * Claims a folder for this process until it is released or the process ends, however it ends.
 * Refuses while another process holds it: two embedded databases on one folder destroy it.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const place = meetingPlace(folder);
  if (await isAnswered(place))
    throw new WrongSetting(
      `DATA_DIR is in use by a Slipway that is running already: stop that one, or choose another folder than ${folder}.`,
    );
  // Left behind by a process that was killed; nobody answers there any more.
  if (!isPipe(place)) rmSync(place, { force: true });
  const holder = createServer((visitor) => visitor.destroy()).listen(place);
  await once(holder, "listening");
  holder.unref();
  return async () => {
    holder.close();
    await once(holder, "close");
  };
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
