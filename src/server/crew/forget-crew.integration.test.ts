import { beforeEach, expect, test } from "vitest";
import { cleanUp } from "../jobs/clean-up";
import { ask } from "../testing/ask-procedure";
import { fillBoat, writeCrew } from "../testing/crew-by-hand";
import { openTestClub } from "../testing/open-test-club";
import { bookAt } from "../testing/outing-log";
import { testMoment } from "../testing/test-moment";

const club = openTestClub();
const db = () => club().services.db;

let id: number;
let entries: Awaited<ReturnType<typeof fillBoat>>;
beforeEach(async () => {
  id = await bookAt(await club().signIn("sam"), club().boats.tango.id, "06:00");
  entries = await fillBoat(club(), id);
});

test("names of guests and typed addresses go 90 days after the day, and tell nobody's", async () => {
  const words = async () => (await db().crewEntry.count({ where: { words: { not: null } } })) > 0;
  await cleanUp(db(), testMoment(new Date("2027-02-19T20:00:00Z")));
  expect(await words()).toBe(true);
  await cleanUp(db(), testMoment(new Date("2027-02-20T20:00:00Z")));
  expect(await words()).toBe(false);
  const asked = await db().crewEntry.findUnique({ where: { id: entries.asked } });
  expect(asked).toMatchObject({ state: "asked", memberId: null });
  const mine = await (await club().signIn("sam")).get("/api/members/bookings");
  expect(mine.text).toContain("Lee M.");
  expect(mine.text).not.toMatch(/Uma|Gus|unlimited@/);
});

test("a member takes along the crews of their own outings, and those they were in", async () => {
  const other = await bookAt(await club().signIn("lee"), club().boats.solo.id, "10:00");
  const asked = await writeCrew(club(), other, {
    who: "sam",
    words: "sam@row.example",
    state: "asked",
  });
  const { crew } = await ask(await club().signIn("sam"), "auth.myData");
  expect(crew).toMatchObject([
    { id: entries.left, bookingId: id, name: "Zia M.", state: "in" },
    { id: entries.in, name: "Lee M.", endedAt: null },
    { id: entries.guest, name: "Gus Guest" },
    { id: entries.asked, name: "Uma <unlimited@row.example>" },
    { id: asked, bookingId: other, name: "Lee M.", state: "asked" },
  ]);
  expect(JSON.stringify(crew)).not.toContain("sam@row.example");
  const lees = await ask(await club().signIn("lee"), "auth.myData");
  expect(lees.crew).toMatchObject([
    { id: entries.in, name: "Sam M." },
    { id: asked, name: "sam@row.example" },
  ]);
});
