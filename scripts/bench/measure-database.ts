import type { BenchDatabase } from "./bench-database";
import { startServer } from "./child-process";
import type { Load } from "./load";
import { measureBareBooking, measureFloorReads } from "./measure-floors";
import { measureBookings, measureReads, signIn } from "./measure-product";
import { freeSlots, rowUpTo } from "./season";

export const connections = [1, 16, 64];

/** One line of the reads: the product and its two floors at so many connections. */
export interface Reads {
  connections: number;
  product: Load;
  sameSql: Load;
  sameBytes: Load;
}

export interface Size {
  bookings: number;
  reads: Reads[];
  /** the same read by somebody signed in, over 16 connections */
  signedInRead: Load;
  booked: Load;
  bareTransaction: Load;
}

export interface Measured {
  database: string;
  firstStartMs: number;
  secondStartMs: number;
  residentMb: { started: number | undefined; loaded: number | undefined };
  sizes: Size[];
}

/** Measures the product on one database, from its empty start to its largest table. */
export async function measureDatabase(
  database: BenchDatabase,
  bookings: number[],
): Promise<Measured> {
  say(`${database.name}: first start`);
  const first = await startProduct(database);
  await first.stop();
  const nextSlot = freeSlots();
  const measured: Measured = {
    database: database.name,
    firstStartMs: first.startMs,
    secondStartMs: 0,
    residentMb: { started: undefined, loaded: undefined },
    sizes: [],
  };

  for (const count of bookings) {
    say(`${database.name}: filling up to ${count} bookings`);
    await rowUpTo(count, database.location);
    say(`${database.name}: the floors`);
    const floors = await measureFloorReads(database.location, connections);
    const bareTransaction = await measureBareBooking(database.location, nextSlot);

    say(`${database.name}: the product`);
    const product = await startProduct(database);
    measured.secondStartMs = product.startMs;
    measured.residentMb.started = product.residentMb();
    const cookies = await signIn(product.url);
    const reads: Reads[] = [];
    for (const floor of floors) {
      reads.push({ ...floor, product: await measureReads(product.url, floor.connections) });
    }
    const signedInRead = await measureReads(product.url, 16, cookies.get(1));
    const booked = await measureBookings(product.url, cookies, nextSlot);
    measured.residentMb.loaded = product.residentMb();
    await product.stop();
    measured.sizes.push({ bookings: count, reads, signedInRead, booked, bareTransaction });
  }
  return measured;
}

function startProduct({ environment }: BenchDatabase) {
  return startServer(["scripts/start.mjs"], {
    ...environment,
    PORT: "0",
    HOST: "127.0.0.1",
    DEMO: "0",
    SESSION_SECRET: "only for measuring, and so not secret",
    REQUESTS_PER_SECOND: "9999999",
    LOG_LEVEL: "warn",
    TEMPORARY_PASSWORD: "generated",
  });
}

function say(doing: string) {
  console.log(`${doing} …`);
}
