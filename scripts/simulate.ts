// npm run simulate: plays years of club life, drawn from seeds, and prints the story that broke it.

import { readWords } from "./read-words.mjs";
import type { DatabaseHosts } from "./simulation/database-host";
import { drawStory } from "./simulation/draw-story";
import { prepareEmbeddedHosts } from "./simulation/embedded-hosts";
import { firstDay, playStory } from "./simulation/play-story";
import { preparePostgresHosts } from "./simulation/postgres-hosts";
import { shrinkStory } from "./simulation/shrink-story";
import { printStory, type Story } from "./simulation/story";

const usage = `npm run simulate [-- OPTIONS]
  --seed 7: the story of one seed (default 1); --seeds 1-20: of several
  --years 1: how long each is
  --postgres URL: two processes on that server instead of one with the embedded database
  --shrink-minutes 10: how long a story that broke is shortened`;
const { values: options } = readWords(usage, {
  seed: { type: "string" },
  seeds: { type: "string" },
  years: { type: "string", default: "1" },
  postgres: { type: "string" },
  "shrink-minutes": { type: "string", default: "10" },
});

const [first = 1, last = first] = (options.seeds ?? options.seed ?? "1").split("-").map(Number);
const days = Math.round(Number(options.years) * 365);
const database = options.postgres ? "PostgreSQL" : "embedded";
const processes = options.postgres ? 2 : 1;
const hosts = options.postgres
  ? await preparePostgresHosts(options.postgres, firstDay)
  : await prepareEmbeddedHosts(firstDay);

for (let seed = first; seed <= last; seed += 1) {
  if (!(await simulate(hosts, seed))) process.exitCode = 1;
}
await hosts.close();
// Databases whose process was killed still wait for something.
process.exit();

/** Plays what one seed gives; whether every promise held. */
async function simulate(hosts: DatabaseHosts, seed: number): Promise<boolean> {
  const begun = Date.now();
  const { user: before } = process.cpuUsage();
  const seconds = () => `${Math.round((Date.now() - begun) / 1000)} s`;
  const ofProcessor = () => `${Math.round((process.cpuUsage().user - before) / 1_000_000)} s`;
  const story = drawStory(seed, { days, processes });
  console.log(`Seed ${seed}: ${story.length} steps in ${days} days`);
  const { broken, figures } = await playStory(hosts, story, (day, steps) => {
    if (day.endsWith("-01")) console.log(`  ${day}: ${steps} steps, ${seconds()}`);
  });
  const numbers = Object.entries(figures).map(([what, count]) => `${count} ${what}`);
  if (!broken) {
    console.log(
      `Seed ${seed} kept every promise in ${seconds()}, ${ofProcessor()} of them calculating: ${numbers.join(", ")}.`,
    );
    return true;
  }
  console.log(
    `Seed ${seed} broke after ${broken.steps} steps, ${seconds()}: ${broken.promise.message}`,
  );
  const shortest = await shrink(hosts, story.slice(0, broken.steps + 1), broken.promise.promise);
  console.log(
    `The shortest story found, of ${shortest.length} steps, after ${seconds()}. As a test:`,
  );
  console.log('import { replay } from "./replay";');
  console.log(`test(${JSON.stringify(broken.promise.promise)}, () => {`);
  console.log(`  return replay("${database}", ${printStory(shortest)});\n});`);
  return false;
}

async function shrink(hosts: DatabaseHosts, story: Story, promise: string): Promise<Story> {
  const until = new Date(Date.now() + Number(options["shrink-minutes"]) * 60_000);
  const breaks = async (shorter: Story) =>
    (await playStory(hosts, shorter)).broken?.promise.promise === promise;
  return shrinkStory(story, breaks, until);
}
