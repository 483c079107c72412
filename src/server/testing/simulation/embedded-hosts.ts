import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { applyMigrations } from "../../database/apply-migrations";
import { EmbeddedAdapter } from "../../database/embedded-adapter";
import { openClient } from "../../database/open-client";
import { gatherCast } from "./cast";
import type { DatabaseHost, DatabaseHosts } from "./database-host";

const extensions = { btree_gist };

/** Embedded databases in folders of their own, each a copy of one with the cast in it. */
export async function prepareEmbeddedHosts(firstDay: Date): Promise<DatabaseHosts> {
  const pglite = await PGlite.create({ extensions });
  await applyMigrations(pglite);
  await gatherCast(clientOf(pglite), firstDay);
  const filled = await pglite.dumpDataDir("none");
  await pglite.close();
  return { open: () => openEmbeddedHost(filled), close: async () => {} };
}

async function openEmbeddedHost(loadDataDir: Blob): Promise<DatabaseHost> {
  const folder = await mkdtemp(path.join(tmpdir(), "slipway-year-"));
  let pglite = await PGlite.create({ dataDir: folder, loadDataDir, extensions });
  let auditor = clientOf(pglite);

  /** what runs in the process dies with it: the next one finds only the folder */
  async function reopen() {
    pglite = await PGlite.create({ dataDir: folder, extensions });
    auditor = clientOf(pglite);
  }

  return {
    processes: 1,
    open: async () => ({
      adapter: new EmbeddedAdapter(pglite),
      strike: async (trouble) => {
        if (trouble === "kill") await reopen();
      },
      close: async () => {
        await pglite.close();
        await reopen();
      },
    }),
    auditor: () => auditor,
    migrating: (work) => work(pglite),
    drop: async () => {
      await pglite.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const clientOf = (pglite: PGlite) => openClient(new EmbeddedAdapter(pglite));
