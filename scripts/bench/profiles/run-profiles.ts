// npm run bench -- profiles: what another club's profile costs beside the documented one, in turns.
// `profiles postgresql` or `profiles pglite`: on that database alone.
import type { DatabaseLocation } from "../../../src/server/database/database-location";
import { openDatabase } from "../../../src/server/database/open-database";
import { unhurried } from "../../../src/server/database/patience";
import { elbe } from "../../../src/server/demo/elbe";
import type { ClubSettings } from "../../../src/shared/settings/club-settings";
import { type BenchDatabase, embeddedDatabase, postgresDatabase } from "../bench-database";
import { inBenchPlace } from "../bench-place";
import { measureBookings, measureReads } from "../measure-product";
import { startProduct, thisProduct } from "../products";
import { type ProductLoad, Rounds } from "../rounds";
import { forgetMail, freeSlots, rowUpTo, type Slot } from "../season";

const roundsEach = 5;
const bookings = 1000;
const longestMinutes = 40;
const shown = ["read over 1", "read over 16", "read signed in", "booking"] as const;
type Shown = (typeof shown)[number];

/** As many seasons as the other demo club has; open whenever a slot of the bench begins. */
const openingHours = elbe.settings.openingHours?.map((hours) => ({
  ...hours,
  days: [1, 2, 3, 4, 5, 6, 7],
  opens: "05:00",
  closes: "22:00",
}));

const profiles: Record<string, Partial<ClubSettings>> = {
  documented: {},
  elbe: { ...elbe.settings, ...(openingHours && { openingHours }) },
};

const wantedDatabase = process.argv[3]?.toLowerCase();

await inBenchPlace(longestMinutes, async ({ cluster, folder }) => {
  const databases = [
    ...(cluster ? [await postgresDatabase(cluster.url, folder)] : []),
    embeddedDatabase(folder),
  ].filter(({ name }) => !wantedDatabase || name.toLowerCase() === wantedDatabase);
  for (const database of databases) console.log(table(database.name, await measure(database)));
});

/** What came through each second, by profile and load: one figure for each round. */
async function measure(database: BenchDatabase) {
  await (await startProduct(thisProduct, database)).stop();
  await rowUpTo(bookings, database.location);
  const nextSlot = freeSlots();
  await openClub(database, nextSlot);
  const figures = new Map<string, number[]>();
  for (let round = 1; round <= roundsEach; round++) {
    for (const [name, settings] of Object.entries(profiles)) {
      process.stderr.write(`${database.name}: ${name}, round ${round} of ${roundsEach}\n`);
      await choose(settings, database.location);
      const loads = new Rounds<ProductLoad>();
      const server = await startProduct(thisProduct, database);
      await measureReads(server, loads);
      await measureBookings(server, nextSlot, "booking", loads);
      await server.stop();
      for (const load of shown) {
        const key = keyOf(name, load);
        figures.set(key, [...(figures.get(key) ?? []), loads.mean(load).perSecond]);
      }
    }
  }
  return figures;
}

/** A club's first thousand bookings are planned for empty tables: none of them is counted. */
async function openClub(database: BenchDatabase, nextSlot: () => Slot) {
  const server = await startProduct(thisProduct, database);
  await measureBookings(server, nextSlot, "booking", new Rounds());
  await server.stop();
}

/** Makes the club one of this profile, and counts its mail as sent. */
async function choose(settings: Partial<ClubSettings>, location: DatabaseLocation) {
  const { db, close } = await openDatabase(location, unhurried);
  await db.clubSettings.upsert({ where: { id: 1 }, create: { settings }, update: { settings } });
  await close();
  await forgetMail(location);
}

function keyOf(profile: string, load: Shown): string {
  return `${profile}, ${load}`;
}

function table(name: string, figures: Map<string, number[]>): string {
  const [standard = "", other = ""] = Object.keys(profiles);
  const rows = shown.map((load) => {
    const [one, two] = [standard, other].map((profile) =>
      median(figures.get(keyOf(profile, load)) ?? []),
    );
    const ratio = one && two ? (two / one).toFixed(2) : "";
    return `| ${load} | ${one?.toFixed(0)} | ${two?.toFixed(0)} | ${ratio} |`;
  });
  return [
    "",
    `| ${name}: median of ${roundsEach} rounds, a second | ${standard} | ${other} | ratio |`,
    "|---|---|---|---|",
    ...rows,
  ].join("\n");
}

function median(figures: number[]): number | undefined {
  return figures.sort((one, other) => one - other)[Math.floor(figures.length / 2)];
}
