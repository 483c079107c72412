// npm run bench -- processes: the built product at 1, 2 and 4 processes behind a proxy that gives each
// connection to the next one, on one PostgreSQL. Proxy, callers and database share the machine.
import { availableParallelism, cpus } from "node:os";
import { openRoundRobin } from "../../../src/server/testing/round-robin";
import { type BenchDatabase, postgresDatabase } from "../bench-database";
import { inBenchPlace } from "../bench-place";
import type { ServerProcess } from "../child-process";
import { measureBookings, measureReads } from "../measure-product";
import { startProduct, thisProduct } from "../products";
import { type ProductLoad, Rounds } from "../rounds";
import { forgetMail, freeSlots, rowUpTo } from "../season";

const counts = [1, 2, 4];
const bookings = 200_000;
const longestMinutes = 10;

await inBenchPlace(longestMinutes, async ({ cluster, folder }) => {
  if (!cluster) throw new Error("Several processes need PostgreSQL, and none could be installed.");
  await measure(await postgresDatabase(cluster.url, folder));
});

async function measure(database: BenchDatabase) {
  await (await startProduct(thisProduct, database)).stop();
  await rowUpTo(bookings, database.location);
  const nextSlot = freeSlots();
  console.log(`${availableParallelism()} × ${cpus()[0]?.model}, ${bookings} bookings in the table`);
  for (const count of counts) {
    await forgetMail(database.location);
    const together = await startTogether(database, count);
    const rounds = new Rounds<ProductLoad>();
    await measureReads(together, rounds);
    await measureBookings(together, nextSlot, "booking", rounds);
    await together.stop();
    console.log(`Processes: ${count}. ${sentence(rounds)}`);
  }
}

/** Several processes of the product as if they were one. */
async function startTogether(database: BenchDatabase, count: number): Promise<ServerProcess> {
  const servers: ServerProcess[] = [];
  while (servers.length < count) servers.push(await startProduct(thisProduct, database));
  const proxy = await openRoundRobin();
  proxy.leadTo(servers.map(({ url }) => url));
  const sum = (figures: (number | undefined)[]) =>
    figures.reduce<number | undefined>(
      (all, one) => (all === undefined || one === undefined ? undefined : all + one),
      0,
    );
  return {
    url: proxy.origin,
    startMs: Math.max(...servers.map(({ startMs }) => startMs)),
    residentMb: () => sum(servers.map((server) => server.residentMb())),
    cpuMs: () => sum(servers.map((server) => server.cpuMs())),
    stop: async () => {
      await proxy.close();
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

function sentence(rounds: Rounds<ProductLoad>): string {
  const said = (name: ProductLoad) => {
    const { perSecond, p99Ms, cpuMs } = rounds.mean(name);
    const cost = cpuMs === undefined ? "" : `, ${cpuMs.toFixed(2)} ms of processor each`;
    return `${name} ${perSecond.toFixed(0)} a second (p99 ${p99Ms.toFixed(0)} ms${cost})`;
  };
  return (["read over 64", "read signed in", "booking"] as const).map(said).join("; ");
}
