import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startServer } from "./start-server";

/** A built server with a data folder of its own, which goes with it. */
export interface SpawnedServer {
  origin: string;
  stop: () => Promise<void>;
}

/** Starts the demo club, or what `settings` say instead, on a free port. */
export async function spawnServer(settings: Record<string, string>): Promise<SpawnedServer> {
  const folder = await mkdtemp(path.join(tmpdir(), "slipway-server-"));
  const { origin, stop } = await startServer({ DATA_DIR: folder, ...settings });
  return {
    origin,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
