import { expect, test } from "vitest";
import { countStatements } from "../testing/count-statements";
import { openTestClub } from "../testing/open-test-club";
import { clockAt, keepLog, outingIn } from "../testing/outing-log";

const club = openTestClub();

test("a launch and a landing take four statements each while boat and rower are held", async () => {
  const { sam, solo } = await keepLog(club());
  const { db } = club().services;
  const id = await sam.book(solo, "06:00");
  await sam.book(solo, "07:00");
  clockAt(club(), "06:00");
  expect(await countStatements(db, async () => outingIn(await sam.launch(id)))).toBe(4);
  clockAt(club(), "07:55");
  const land = async () => outingIn(await sam.land(id, { kilometres: 6.2, note: "Flat" }));
  expect(await countStatements(db, land)).toBe(4);
});
