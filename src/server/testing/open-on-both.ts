import { describe } from "vitest";
import { openTestClub, type TestClub } from "./open-test-club";
import { openTwoProcesses, type TwoProcesses } from "./open-two-processes";
import type { TestClient } from "./test-client";
import type { PersonKey } from "./test-people";

/** What the two test clubs have in common. */
export type AnyClub = Pick<TwoProcesses, "clock" | "db" | "people" | "boats"> & {
  /** at the first process, or the one of that turn */
  signIn: (key: PersonKey, turn?: number) => Promise<TestClient>;
};

const inMemory = ({ services, signIn, ...club }: TestClub): AnyClub => ({
  ...club,
  db: services.db,
  signIn: (key) => signIn(key),
});

/** Runs the same tests on the embedded database and on a PostgreSQL server. */
export function onBothDatabases(tests: (club: () => AnyClub) => void) {
  describe("embedded", () => {
    const club = openTestClub();
    tests(() => inMemory(club()));
  });
  describe("on a server", () => tests(openTwoProcesses()));
}
