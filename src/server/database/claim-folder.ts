import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { WrongSetting } from "../env";

// What every system's sockets may be called, in bytes.
const longestSocketPath = 100;
// What a shared folder answers whose file system knows no sockets, such as Docker Desktop's.
const noSocketsHere = ["EINVAL", "ENOSYS", "ENOTSUP", "EOPNOTSUPP", "EPERM"];

type Receive = (visitor: Socket) => void;

/**
 * Claims a folder for this process until it is released or the process ends, however it ends.
 * Refuses while another process holds it, in whatever container: two embedded databases on one
 * folder destroy it. `receive` gets who comes by `visitHolder`.
 */
export async function claimFolder(folder: string, receive: Receive): Promise<() => Promise<void>> {
  const real = realpathSync(folder);
  const { place, forget } = meetingPlace(real);
  const visitors = new Set<Socket>();
  const welcome = (visitor: Socket) => {
    visitors.add(visitor);
    visitor.once("close", () => visitors.delete(visitor));
    receive(visitor);
  };
  const holder = await claimPlace(place, welcome).catch((error: unknown) => {
    if (!isCode(error, ...noSocketsHere)) throw error;
    return claimPlace(placeOutside(real), welcome);
  });
  if (!holder) {
    forget();
    throw new WrongSetting(
      `DATA_DIR is in use by a Slipway that is running already: stop that one, or choose another folder than ${folder}.`,
    );
  }
  holder.unref();
  return async () => {
    holder.close();
    for (const visitor of visitors) visitor.destroy();
    await once(holder, "close");
    forget();
  };
}

/** Visits the process that holds a folder; null when nobody does. */
export async function visitHolder(folder: string): Promise<Socket | null> {
  const real = realpathSync(folder);
  const { place, forget } = meetingPlace(real);
  try {
    return (await visit(place)) ?? (await visit(placeOutside(real)));
  } finally {
    forget();
  }
}

const claimPlace = async (place: string, receive: Receive) =>
  (await hold(place, receive)) ?? (await inherit(place, receive));

/** Listens on a socket from now on; null when it is taken. Of many who try at once, one gets it. */
async function hold(place: string, receive: Receive): Promise<Server | null> {
  const holder = createServer(receive).listen(place);
  try {
    await once(holder, "listening");
    // Whoever may not read the folder may not ask its process either.
    if (!isPipe(place)) chmodSync(place, 0o600);
    return holder;
  } catch (error) {
    if (isCode(error, "EADDRINUSE")) return null;
    throw error;
  }
}

/**
 * Takes the place of a killed process, which left its socket behind; null when a process answers
 * there, or when another one is trying the same.
 */
async function inherit(place: string, receive: Receive): Promise<Server | null> {
  const turn = `${place}.turn`;
  if (isPipe(place) || !takeTurn(turn)) return null;
  try {
    if (await isAnswered(place)) return null;
    rmSync(place, { force: true });
    return await hold(place, receive);
  } finally {
    rmSync(turn, { recursive: true, force: true });
  }
}

// Of many processes only one can make the folder. A folder this old was left by a process that was
// killed while it held it.
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

// A lock file would outlive a kill, and its process id may be somebody else's by then, or mean
// nothing in another container.
function meetingPlace(folder: string): { place: string; forget: () => void } {
  const place = path.join(folder, "in-use.sock");
  if (process.platform === "win32") return { place: placeOutside(folder), forget: () => {} };
  return Buffer.byteLength(place) <= longestSocketPath
    ? { place, forget: () => {} }
    : shortcutTo(folder);
}

function placeOutside(folder: string) {
  const name = `slipway-${createHash("sha256").update(folder).digest("hex").slice(0, 24)}`;
  return process.platform === "win32"
    ? `\\\\.\\pipe\\${name}`
    : path.join(tmpdir(), `${name}.sock`);
}

function shortcutTo(folder: string) {
  const shortcut = mkdtempSync(path.join(tmpdir(), "slipway-"));
  symlinkSync(folder, path.join(shortcut, "to"));
  return {
    place: path.join(shortcut, "to", "in-use.sock"),
    forget: () => rmSync(shortcut, { recursive: true, force: true }),
  };
}

function isPipe(place: string) {
  return place.startsWith("\\\\.\\pipe\\");
}

async function isAnswered(place: string) {
  try {
    const visitor = await visit(place);
    visitor?.destroy();
    return visitor !== null;
  } catch {
    // Such as a socket that is not ours to visit: it may well be somebody's.
    return true;
  }
}

async function visit(place: string): Promise<Socket | null> {
  const visitor = connect(place);
  try {
    await once(visitor, "connect");
    // One that is lost before it is read fails whoever reads it, and not the process.
    visitor.on("error", () => {});
    return visitor;
  } catch (error) {
    visitor.destroy();
    if (isCode(error, "ECONNREFUSED", "ENOENT")) return null;
    throw error;
  }
}

const isCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && "code" in error && codes.includes(String(error.code));
