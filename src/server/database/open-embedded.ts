import type { Socket } from "node:net";
import { applyMigrations } from "./apply-migrations";
import { onEmbedded } from "./at-one-instant";
import { EmbeddedAdapter } from "./embedded-adapter";
import { openFolder } from "./open-folder";
import type { Opened } from "./opened";

/** Opens PostgreSQL embedded in this process with every migration applied. */
export async function openEmbedded(folder: string): Promise<Opened> {
  let welcome = (visitor: Socket) => {
    visitor.destroy();
  };
  const { pglite, close } = await openFolder(folder, (visitor) => welcome(visitor));
  try {
    return {
      adapter: new EmbeddedAdapter(pglite),
      appliedMigrations: await applyMigrations(pglite),
      connections: undefined,
      atOneInstant: onEmbedded(pglite),
      receive: (next) => {
        welcome = next;
      },
      release: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
