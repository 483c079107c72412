import packageJson from "../../package.json" with { type: "json" };
import type { BenchDatabase } from "./bench-database";
import { type ServerProcess, startServer } from "./child-process";
import { measureBareBooking, measureFloorReads } from "./measure-floors";
import { measureProduct } from "./measure-product";
import { Rounds } from "./rounds";
import { forgetMail, freeSlots, rowUpTo } from "./season";

// A shared machine is quicker now and slower then: the floors and the product take turns.
const roundsEach = 2;

export interface Measured {
  database: string;
  firstStartMs: number;
  secondStartMs: number;
  residentMb: { started: number | undefined; loaded: number | undefined };
  sizes: { bookings: number; rounds: Rounds }[];
}

/** Measures the product on one database, from its empty start to its largest table. */
export async function measureDatabase(
  database: BenchDatabase,
  bookings: number[],
): Promise<Measured> {
  const { name, location } = database;
  say(`${name}: first start`);
  const first = await startProduct(database);
  await first.stop();
  const nextSlot = freeSlots();
  const measured: Measured = {
    database: name,
    firstStartMs: first.startMs,
    secondStartMs: 0,
    residentMb: { started: undefined, loaded: undefined },
    sizes: [],
  };

  for (const count of bookings) {
    say(`${name}: filling up to ${count} bookings`);
    await rowUpTo(count, location);
    const rounds = new Rounds();
    for (let round = 1; round <= roundsEach; round++) {
      say(`${name}: the floors, round ${round} of ${roundsEach}`);
      await measureFloorReads(location, rounds);
      await measureBareBooking(location, nextSlot, rounds);
      say(`${name}: the product, round ${round} of ${roundsEach}`);
      await forgetMail(location);
      const product = await startProduct(database);
      measured.secondStartMs = product.startMs;
      measured.residentMb.started = product.residentMb();
      await measureProduct(product.url, nextSlot, rounds);
      measured.residentMb.loaded = product.residentMb();
      await product.stop();
    }
    measured.sizes.push({ bookings: count, rounds });
  }
  return measured;
}

// As `npm start` does.
const startCommand = packageJson.scripts.start.split(" ").slice(1);

function startProduct({ environment }: BenchDatabase): Promise<ServerProcess> {
  return startServer(startCommand, {
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
