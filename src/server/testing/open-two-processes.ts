import { afterAll, beforeAll, beforeEach } from "vitest";
import { openDatabase, type PrismaClient } from "../database/open-database";
import { buildTestApp, testServices } from "./build-test-app";
import { keepState, restoreState } from "./kept-state";
import { signInTo } from "./sign-in-to";
import { fetching, TestClient } from "./test-client";
import { fridayNoon, TestClock } from "./test-clock";
import { createTestDatabase } from "./test-database";
import { fillClub, type PersonKey, type Roster } from "./test-people";

/** Two processes' worth of the real app on one PostgreSQL server, asked over real HTTP. */
export interface TwoProcesses extends Roster {
  clock: TestClock;
  db: PrismaClient;
  databaseUrl: string;
  /** asks one app and the other by turns */
  visitor: (turn?: number) => TestClient;
  signIn: (key: PersonKey, turn?: number) => Promise<TestClient>;
}

/** Opens a club of two processes for the tests of one file; each test starts with the same rows. */
export function openTwoProcesses(): () => TwoProcesses {
  const clock = new TestClock();
  const processes: ReturnType<typeof testServices>[] = [];
  const closing: (() => Promise<unknown>)[] = [];
  let open: TwoProcesses | undefined;

  beforeAll(async () => {
    const database = await createTestDatabase();
    closing.push(database.drop);
    const origins: string[] = [];
    for (const _ of [1, 2]) {
      const { db, close } = await openDatabase({ databaseUrl: database.url });
      const services = testServices(db, clock);
      const app = await buildTestApp(services);
      closing.push(close, () => app.close());
      await app.listen({ port: 0, host: "127.0.0.1" });
      processes.push(services);
      origins.push(app.listeningOrigin);
    }
    const [{ db } = raise()] = processes;
    const roster = await fillClub(db, clock.now());
    await keepState(db);
    const visitor = (turn = 0) => new TestClient(fetching(origins[turn % 2] ?? ""));
    const signIn = (key: PersonKey, turn = 0) => signInTo(visitor(turn), key);
    open = { clock, db, databaseUrl: database.url, ...roster, visitor, signIn };
  });

  beforeEach(async () => {
    clock.set(fridayNoon);
    if (open) await restoreState(open.db);
    await Promise.all(processes.map(({ profile }) => profile.readAgain()));
  });

  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  return () => open ?? raise();
}

function raise(): never {
  throw new Error("The processes are open only while tests run.");
}
