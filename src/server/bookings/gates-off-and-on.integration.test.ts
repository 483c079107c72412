import { expect, test } from "vitest";
import { closeGates } from "../testing/close-gates";
import { countStatements } from "../testing/count-statements";
import { openTestClub } from "../testing/open-test-club";
import { bookAt } from "../testing/outing-log";

const club = openTestClub();

test("a booking takes three statements with every gate off, and three with every gate on", async () => {
  const sam = await club().signIn("sam");
  const { db } = club().house;
  const { solo, tango } = club().boats;
  expect(await countStatements(db, () => bookAt(sam, solo.id, "10:00"))).toBe(3);
  await closeGates(club());
  expect(await countStatements(db, () => bookAt(sam, tango.id, "12:00"))).toBe(3);
});
