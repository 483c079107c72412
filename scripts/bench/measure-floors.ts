import type { DatabaseLocation } from "../../src/server/database/database-location";
import { bookBare } from "./bare-booking";
import { openPlain } from "./bench-database";
import { startServer } from "./child-process";
import { loadCalls, loadServer, warmServer } from "./load";
import { connections, type FloorLoad, type Rounds } from "./rounds";
import type { Slot } from "./season";

/** The month's bytes from a bare Fastify: by the product's SQL, by the quickest, and from memory. */
export async function measureFloorReads(location: DatabaseLocation, rounds: Rounds<FloorLoad>) {
  const place = "databaseUrl" in location ? [location.databaseUrl] : ["", location.embeddedIn];
  const server = await startServer(["--import", "tsx", "scripts/bench/floor-server.ts", ...place]);
  const read = (path: string, count: number) => loadServer(server, { path, connections: count });
  for (const path of ["/sql", "/quickest", "/bytes"])
    await warmServer(server, { path, connections: 16 });
  for (const count of connections) {
    rounds.add(`same SQL over ${count}`, await read("/sql", count));
    rounds.add(`quickest SQL over ${count}`, await read("/quickest", count));
    rounds.add(`same bytes over ${count}`, await read("/bytes", count));
  }
  await server.stop();
}

/** Bare transactions from 16 callers in this process, without HTTP, as often as they are measured. */
export async function openBareBooking(
  location: DatabaseLocation,
  nextSlot: () => Slot,
  rounds: Rounds<FloorLoad>,
) {
  const plain = await openPlain(location);
  const book = () => plain.transaction((query) => bookBare(query, nextSlot()));
  await loadCalls(16, book); // warms up
  return {
    measure: async () => rounds.add("bare transaction", await loadCalls(16, book)),
    close: plain.close,
  };
}
