import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { defaultClubSettings } from "../shared/settings/club-settings";
import { CannotStart } from "./cannot-start";
import { type Database, openDatabase } from "./database/open-database";
import { type DemoPerson, demoPeople } from "./demo/demo-people";
import type { DemoName } from "./env";
import { prepareClub } from "./prepare-club";
import { getClubSettings } from "./settings/club-settings-queries";
import { expectBooksAgree } from "./testing/expect-books-agree";
import { fridayNoon } from "./testing/test-clock";
import { createTestDatabase } from "./testing/test-database";
import { testMoment } from "./testing/test-moment";

let processes: Database[] = [];
let drop = async () => {};

beforeAll(async () => {
  const database = await createTestDatabase({ empty: true });
  drop = database.drop;
  const open = () => openDatabase({ databaseUrl: database.url });
  processes = [await open(), await open()];
});

afterAll(async () => {
  await Promise.all(processes.map(({ close }) => close()));
  await drop();
});

test("two processes that start together prepare one club, with the documented hours", async () => {
  const settings = { demo: "willows", firstAdmin: undefined } as const;
  await Promise.all(processes.map(({ db }) => prepareClub(db, settings, testMoment(fridayNoon))));
  const { db } = processes[0] ?? expect.fail();
  expect(await db.member.count()).toBe(demoPeople.length);
  expect(await db.membershipPlan.count()).toBe(5);
  const members = await db.member.findMany({
    include: { subscription: true },
    orderBy: { id: "asc" },
  });
  expect(members.map(({ subscription }) => subscription?.remainingHours.toNumber())).toEqual(
    demoPeople.map((person: DemoPerson) => person.hours ?? 0),
  );
  await expectBooksAgree(db);
});

test("the demo club is not opened as a real one, and nothing is added to it", async () => {
  const { db } = processes[0] ?? expect.fail();
  const firstAdmin = { email: "avery@row.example", password: "heave-ho-7" };
  const opening = prepareClub(db, { demo: null, firstAdmin }, testMoment(fridayNoon));
  await expect(opening).rejects.toThrow(CannotStart);
  await expect(opening).rejects.toThrow(
    /^DEMO [^\n]+ set DEMO=1 [^\n]+ another DATA_DIR [^\n]+\.$/,
  );
  expect(await db.member.count()).toBe(demoPeople.length);
});

test.each([
  [
    "willows",
    "elbe",
    /^DEMO=elbe is another demo club [^\n]+ set DEMO=1 [^\n]+ another DATA_DIR [^\n]+\.$/,
  ],
  [
    "elbe",
    "willows",
    /^DEMO=1 is another demo club [^\n]+ set DEMO=elbe [^\n]+ another DATA_DIR [^\n]+\.$/,
  ],
] as const)("a database that holds %s is not opened as %s", async (held, wanted, sentence) => {
  const { url, drop: dropHeld } = await createTestDatabase({ empty: true });
  const { db, close } = await openDatabase({ databaseUrl: url });
  onTestFinished(async () => {
    await close();
    await dropHeld();
  });
  const open = (demo: DemoName | null) =>
    prepareClub(db, { demo, firstAdmin: undefined }, testMoment(fridayNoon));
  await open(held);
  await expect(open(wanted)).rejects.toThrow(sentence);
  await open(held);
  expect(await db.member.count()).toBe(demoPeople.length);
});

test("an empty club has a list of what to see to, and says nothing of the default club but its name", async () => {
  const { url, drop: dropEmpty } = await createTestDatabase();
  const { db, close } = await openDatabase({ databaseUrl: url });
  const firstAdmin = { email: "Avery@row.example", password: "heave-ho-7" };
  await prepareClub(db, { demo: null, firstAdmin }, testMoment(fridayNoon));
  expect(await db.clubSetup.findMany()).toMatchObject([{ detailsSaved: false, closedAt: null }]);
  const { name, email, ...details } = await getClubSettings(db);
  expect([name, email]).toEqual([defaultClubSettings.name, "avery@row.example"]);
  const { tagline, address, dock, phone, social, weatherPlace } = defaultClubSettings;
  const told = [tagline, address, dock, phone, weatherPlace, ...social.map(({ url: at }) => at)];
  expect(details.foundedIn).toBeNull();
  for (const one of told) expect(JSON.stringify(details)).not.toContain(one);
  await close();
  await dropEmpty();
});
