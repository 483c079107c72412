import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import type { Services } from "../api/context";
import { SignInAttempts } from "../auth/sign-in-attempts";
import type { AtOneInstant } from "../database/at-one-instant";
import { buildTestApp, testServices } from "./build-test-app";
import { keepState, restoreState } from "./kept-state";
import { openMigratedDatabase } from "./migrated-database";
import { openSession } from "./open-session";
import { signInTo } from "./sign-in-to";
import { injecting, TestClient } from "./test-client";
import { fridayNoon, TestClock } from "./test-clock";
import { fillClub, type PersonKey, type Roster } from "./test-people";

/** A club in memory for the tests of one file. */
export interface TestClub {
  clock: TestClock;
  services: Services;
  atOneInstant: AtOneInstant;
  app: FastifyInstance;
  people: Roster["people"];
  boats: Roster["boats"];
  /** somebody who is not signed in; `address` as the app sees it */
  visitor: (address?: string) => TestClient;
  /** somebody who is signed in */
  signIn: (key: PersonKey, address?: string) => Promise<TestClient>;
  /** somebody who logged in over the documented call, with all that it notes */
  logIn: (key: PersonKey, address?: string) => Promise<TestClient>;
}

/** Opens a club; each test starts with the same people, boats and moment unless `restore` is false. */
export function openTestClub({ restore = true } = {}): () => TestClub {
  const clock = new TestClock();
  let club: TestClub | undefined;

  beforeAll(async () => {
    const { db, atOneInstant, roster } = await filledDatabase();
    await restoreState(db);
    const services = testServices(db, clock);
    const app = await buildTestApp(services);
    const visitor = (address?: string) => new TestClient(injecting(app, address));
    const signIn = async (key: PersonKey, address?: string) => {
      const client = visitor(address);
      client.cookie = await openSession(services, roster.people[key].id);
      return client;
    };
    const logIn = (key: PersonKey, address?: string) => signInTo(visitor(address), key);
    club = { clock, services, atOneInstant, app, ...roster, visitor, signIn, logIn };
  });

  beforeEach(async () => {
    if (!restore || !club) return;
    clock.set(fridayNoon);
    const { services } = club;
    services.attempts = new SignInAttempts(services.db);
    await restoreState(services.db);
    await services.profile.readAgain();
  });

  afterAll(() => club?.app.close());

  return () => {
    if (!club) throw new Error("The test club is open only while tests run.");
    return club;
  };
}

// Opened by the first file that needs it, for all files that run in the same process.
let filled: ReturnType<typeof fillDatabase> | undefined;

function filledDatabase() {
  filled ??= fillDatabase();
  return filled;
}

async function fillDatabase() {
  const { db, atOneInstant } = await openMigratedDatabase(inject("migratedDatabase"));
  const roster = await fillClub(db, fridayNoon);
  await keepState(db);
  return { db, atOneInstant, roster };
}
