import type { DatabaseLocation } from "../../src/server/database/database-location";
import { bookBare } from "./bare-booking";
import { openPlain } from "./bench-database";
import { startServer } from "./child-process";
import { loadCalls, loadUrl } from "./load";
import { connections, type Rounds } from "./rounds";
import type { Slot } from "./season";

/** The month's bytes from a bare Fastify, from memory and from the product's SQL. */
export async function measureFloorReads(location: DatabaseLocation, rounds: Rounds) {
  const place = "databaseUrl" in location ? [location.databaseUrl] : ["", location.embeddedIn];
  const server = await startServer(["--import", "tsx", "scripts/bench/floor-server.ts", ...place]);
  const read = (path: string, count: number) =>
    loadUrl({ url: `${server.url}/${path}`, connections: count });
  await read("sql", 16); // warms up
  for (const count of connections) {
    rounds.add(`same SQL over ${count}`, await read("sql", count));
    rounds.add(`same bytes over ${count}`, await read("bytes", count));
  }
  await server.stop();
}

/** Bare transactions from 16 callers in this process, without HTTP. */
export async function measureBareBooking(
  location: DatabaseLocation,
  nextSlot: () => Slot,
  rounds: Rounds,
) {
  const plain = await openPlain(location);
  const book = () => plain.transaction((query) => bookBare(query, nextSlot()));
  await loadCalls(16, book); // warms up
  rounds.add("bare transaction", await loadCalls(16, book));
  await plain.close();
}
