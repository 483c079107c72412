import type { DatabaseLocation } from "../../src/server/database/open-database";
import { bookBare } from "./bare-booking";
import { openPlain } from "./bench-database";
import { startServer } from "./child-process";
import { loadCalls, loadUrl } from "./load";
import type { Slot } from "./season";

/** The month's bytes from a bare Fastify, from memory and from the product's SQL. */
export async function measureFloorReads(location: DatabaseLocation, connections: number[]) {
  const place = "databaseUrl" in location ? [location.databaseUrl] : ["", location.embeddedIn];
  const server = await startServer(["--import", "tsx", "scripts/bench/floor-server.ts", ...place]);
  const floors = [];
  for (const count of connections) {
    floors.push({
      connections: count,
      sameSql: await loadUrl({ url: `${server.url}/sql`, connections: count }),
      sameBytes: await loadUrl({ url: `${server.url}/bytes`, connections: count }),
    });
  }
  await server.stop();
  return floors;
}

/** Bare transactions from 16 callers in this process, without HTTP. */
export async function measureBareBooking(location: DatabaseLocation, nextSlot: () => Slot) {
  const plain = await openPlain(location);
  const load = await loadCalls(16, () => plain.transaction((query) => bookBare(query, nextSlot())));
  await plain.close();
  return load;
}
