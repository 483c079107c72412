import type { DatabaseLocation } from "../../src/server/database/database-location";
import type { BenchDatabase } from "./bench-database";
import type { StillableServer } from "./child-process";
import { closeGates, openGates } from "./gates";
import { measureFloorReads, openBareBooking } from "./measure-floors";
import { measureBookings, measureReads } from "./measure-product";
import { type Product, startProduct } from "./products";
import { type FloorLoad, type ProductLoad, Rounds } from "./rounds";
import { forgetMail, freeSlots, rowUpTo } from "./season";

// A shared machine is quicker now and slower then: the floors and the products take turns.
const roundsEach = 2;

/** How a product started, and what it then kept in memory. */
interface Started {
  product: string;
  secondStartMs: number;
  residentMb: { started: number | undefined; loaded: number | undefined };
}

export interface Measured {
  database: string;
  /** of this commit, on an empty database */
  firstStartMs: number;
  starts: Map<string, Started>;
  sizes: {
    bookings: number;
    floors: Rounds<FloorLoad>;
    products: Map<string, Rounds<ProductLoad>>;
  }[];
}

/**
 * Measures products, this commit first, on one database, from its empty start to its largest table.
 * All of them work on the tables of this commit.
 */
export async function measureDatabase(
  database: BenchDatabase,
  products: Product[],
  bookings: number[],
): Promise<Measured> {
  const { name, location } = database;
  const measured: Measured = { database: name, firstStartMs: 0, starts: new Map(), sizes: [] };
  for (const [nr, product] of products.entries()) {
    say(`${name}: first start of ${product.name}`);
    const first = await startProduct(product, database);
    await first.stop();
    if (nr === 0) measured.firstStartMs = first.startMs;
  }
  const nextSlot = freeSlots();
  for (const count of bookings) {
    say(`${name}: filling up to ${count} bookings`);
    await rowUpTo(count, location);
    const floors = new Rounds<FloorLoad>();
    const loads = new Map(products.map((product) => [product.name, new Rounds<ProductLoad>()]));
    measured.sizes.push({ bookings: count, floors, products: loads });
    for (let round = 1; round <= roundsEach; round++) {
      say(`${name}: the floors, round ${round} of ${roundsEach}`);
      await measureFloorReads(location, floors);
      for (const product of products) {
        say(`${name}: ${product.name}, round ${round} of ${roundsEach}`);
        const rounds = loads.get(product.name) ?? new Rounds<ProductLoad>();
        await forgetMail(location);
        const bare = await takingTurns(location, () => openBareBooking(location, nextSlot, floors));
        const server = await startProduct(product, database);
        const started = server.residentMb();
        await measureReads(server, rounds);
        await measureBookings(server, nextSlot, "booking", rounds, bare.beside(server));
        measured.starts.set(product.name, {
          product: product.name,
          secondStartMs: server.startMs,
          residentMb: { started, loaded: server.residentMb() },
        });
        await server.stop();
        await forgetMail(location);
        await closeGates(location);
        const gated = await startProduct(product, database);
        const load = "booking, all gates on";
        await measureBookings(gated, nextSlot, load, rounds, bare.beside(gated));
        await gated.stop();
        await openGates(location);
        await bare.close();
      }
    }
  }
  return measured;
}

/**
 * Bare transactions beside the product's: on a server they take turns with it while it is kept still,
 * so that both meet the same pace; an embedded database has one process, so they come before and after.
 */
async function takingTurns(
  location: DatabaseLocation,
  open: () => ReturnType<typeof openBareBooking>,
) {
  const once = async () => {
    const bare = await open();
    await bare.measure();
    await bare.close();
  };
  if (!("databaseUrl" in location)) {
    await once();
    return { beside: () => async () => {}, close: once };
  }
  const { measure, close } = await open();
  return { beside: (server: StillableServer) => () => server.keepStill(measure), close };
}

function say(doing: string) {
  console.log(`${doing} …`);
}
