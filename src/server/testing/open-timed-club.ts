import { afterAll, beforeAll, inject } from "vitest";
import { buildTestApp, testServices } from "./build-test-app";
import { closeContexts, sharedBrowser } from "./launch-browser";
import { openMigratedDatabase } from "./migrated-database";
import { signInTo } from "./sign-in-to";
import { fetching, TestClient } from "./test-client";
import { fridayNoon, TestClock } from "./test-clock";
import { fillClub, type PersonKey, type Roster } from "./test-people";

type TimedClub = Awaited<ReturnType<typeof open>>;

/** The test club behind the built pages, its clock in the hand of the tests of one file, and a browser. */
export function openTimedClub(): () => TimedClub {
  let club: TimedClub | undefined;
  beforeAll(async () => {
    club = await open();
  });
  afterAll(() => club?.close());
  return () => {
    if (!club) throw new Error("The club is open only while tests run.");
    return club;
  };
}

async function open() {
  const clock = new TestClock();
  const { db, close } = await openMigratedDatabase(inject("migratedDatabase"));
  const roster: Roster = await fillClub(db, fridayNoon);
  const app = await buildTestApp(testServices(db, clock), { pages: "built" });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const browser = await sharedBrowser();
  return {
    clock,
    origin,
    browser,
    boats: roster.boats,
    people: roster.people,
    visitor: () => new TestClient(fetching(origin)),
    signIn: (key: PersonKey) => signInTo(new TestClient(fetching(origin)), key),
    close: async () => {
      await closeContexts(browser);
      await app.close();
      await close();
    },
  };
}
