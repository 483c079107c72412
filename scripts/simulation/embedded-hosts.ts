import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { applyMigrations } from "../../src/server/database/apply-migrations";
import { onEmbedded } from "../../src/server/database/at-one-instant";
import { EmbeddedAdapter } from "../../src/server/database/embedded-adapter";
import { openClient } from "../../src/server/database/open-client";
import { PreparedPGlite } from "../../src/server/database/prepared-pglite";
import { gatherCast } from "./cast";
import type { DatabaseHost, DatabaseHosts } from "./database-host";

/** Embedded databases in folders of their own, each a copy of one with the cast in it. */
export async function prepareEmbeddedHosts(firstDay: Date): Promise<DatabaseHosts> {
  const folders = await mkdtemp(path.join(tmpdir(), "slipway-years-"));
  const filled = path.join(folders, "filled");
  const pglite = await openFiles(new WatchedFolder(filled, () => {}));
  await applyMigrations(pglite);
  await gatherCast(clientOf(pglite), firstDay);
  await pglite.close();
  return {
    open: async () => openEmbeddedHost(await mkdtemp(path.join(folders, "club-")), filled),
    close: () => rm(folders, { recursive: true, force: true }),
  };
}

async function openEmbeddedHost(folders: string, filled: string): Promise<DatabaseHost> {
  let processes = 0;
  let folder = copyOf(filled);
  let onWrite = () => {};
  let present = await open();
  let opening = Promise.resolve();
  let died: WatchedFolder | undefined;

  function copyOf(found: string): string {
    processes += 1;
    const copy = path.join(folders, `process-${processes}`);
    cpSync(found, copy, { recursive: true });
    return copy;
  }

  async function open() {
    // Only the process that runs hears of its writes.
    onWrite = () => {};
    const files = new WatchedFolder(folder, () => onWrite());
    const pglite = await openFiles(files);
    return { files, pglite, auditor: clientOf(pglite) };
  }

  async function reopen() {
    present = await open();
  }

  return {
    processes: 1,
    open: async (beforeWrite) => {
      await opening;
      onWrite = beforeWrite;
      const { files, pglite } = present;
      return {
        adapter: new EmbeddedAdapter(pglite),
        strike: async (trouble) => {
          if (trouble !== "kill") return;
          // As `kill -9` leaves it: the next process finds the files as they are on the disk at this
          // moment. The dead one is not told; what it still writes, it writes in its own folder.
          folder = copyOf(folder);
          opening = reopen();
          await opening;
          // Whoever died before is silent by now, and nobody else closes its files.
          await died?.closeFs();
          died = files;
        },
        close: async () => {
          await pglite.close();
          await reopen();
        },
      };
    },
    auditor: () => present.auditor,
    migrating: (work) => work(present.pglite),
    atOneInstant: (read) => onEmbedded(present.pglite)(read),
    drop: async () => {
      await died?.closeFs();
      await present.pglite.close();
      await rm(folders, { recursive: true, force: true });
    },
  };
}

async function openFiles(fs: WatchedFolder): Promise<PGlite> {
  const pglite = new PreparedPGlite({ fs });
  await pglite.waitReady;
  return pglite;
}

/** A folder of which each write to the disk is told beforehand, in the middle of its statement. */
class WatchedFolder extends NodeFS {
  constructor(
    folder: string,
    private readonly beforeWrite: () => void,
  ) {
    super(folder);
  }

  override async init(...given: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(...given);
    const { preRun = [] } = emscriptenOpts;
    const watch: (typeof preRun)[number] = ({ FS }) => {
      const write = FS.write.bind(FS);
      FS.write = (...args: Parameters<typeof write>) => {
        this.beforeWrite();
        return write(...args);
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, watch] } };
  }
}

const clientOf = (pglite: PGlite) => openClient(new EmbeddedAdapter(pglite));
