// @ts-check
// Loaded ahead of a server (`--import`): tells whoever asks at the socket TURNS_AT how much processor
// time its main thread used at most before it looked up again, in milliseconds, since it was last asked.
// A machine that does much else makes everything last longer, but does not change this.
import { closeSync, openSync, readSync } from "node:fs";
import { createServer } from "node:net";
import { isMainThread } from "node:worker_threads";

const { TURNS_AT } = process.env;
const lookMs = 1;

if (TURNS_AT && isMainThread) tellTurns(TURNS_AT);

/** @param {string} socket */
function tellTurns(socket) {
  let longest = 0;
  let before = usedMs();
  setInterval(() => {
    const now = usedMs();
    longest = Math.max(longest, now - before);
    before = now;
  }, lookMs).unref();
  createServer((asking) => {
    asking.end(String(longest));
    longest = 0;
  })
    .listen(socket)
    .unref();
}

/** Processor time of the main thread so far. Linux counts it in nanoseconds. */
function usedMs() {
  const file = openSync(`/proc/${process.pid}/task/${process.pid}/schedstat`, "r");
  const bytes = Buffer.alloc(64);
  const read = readSync(file, bytes);
  closeSync(file);
  return Number(bytes.toString("latin1", 0, read).split(" ")[0]) / 1_000_000;
}
