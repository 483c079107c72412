import type { DatabaseHosts } from "./database-host";
import { prepareEmbeddedHosts } from "./embedded-hosts";
import { firstDay, playStory } from "./play-story";
import { preparePostgresHosts } from "./postgres-hosts";
import type { Story } from "./story";

type StoryDatabase = "embedded" | "PostgreSQL";

/**
 * Plays a story as `npm run simulate` printed it, in the test it was pasted into. Throws what is
 * broken in it.
 */
export async function replay(database: StoryDatabase, story: Story): Promise<void> {
  const hosts = await prepareTestHosts(database);
  try {
    const { broken } = await playStory(hosts, story);
    if (broken) throw broken.promise;
  } finally {
    await hosts.close();
  }
}

/** Databases for stories in tests; PostgreSQL's are on the server that `npm test` brings. */
export async function prepareTestHosts(database: StoryDatabase): Promise<DatabaseHosts> {
  if (database === "embedded") return prepareEmbeddedHosts(firstDay);
  const server = process.env.SLIPWAY_TEST_DATABASE_URL;
  if (!server) throw new Error("Run `npm test`, which brings a PostgreSQL server.");
  return preparePostgresHosts(server, firstDay);
}
