import { expect, test } from "vitest";
import { closeGates } from "../testing/close-gates";
import { countStatements } from "../testing/count-statements";
import { movedBy } from "../testing/moves";
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

test("a move takes as many, whether it costs more, the same or less, with every gate off and on", async () => {
  const sam = await club().signIn("sam");
  const { db } = club().house;
  const id = await bookAt(sam, club().boats.solo.id, "10:00");
  const statements = (wanted: object) => countStatements(db, () => movedBy(sam, id, wanted));
  expect(await statements({ duration: 2 })).toBe(3);
  await closeGates(club());
  expect(await statements({ boatId: club().boats.tango.id })).toBe(3);
  expect(await statements({ timeStr: "12:00" })).toBe(3);
  expect(await statements({ duration: 1 })).toBe(3);
  expect(await statements({ duration: 1 }), "nothing new is not written").toBe(2);
});
