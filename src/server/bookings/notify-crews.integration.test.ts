import { beforeEach, expect, test } from "vitest";
import { damageOf, reportIn } from "../testing/damage";
import { openCrewClub } from "../testing/open-crew-club";

const { club, as, day, book, add, asked, joined, mails } = openCrewClub();

let tango: number;
beforeEach(async () => {
  tango = club().boats.tango.id;
  const id = await book();
  await joined(id, "lee");
  await asked(id, "unlimited");
  await add(id, { guest: "Kim" });
});

async function expectToldOnce(why: string) {
  const told = await mails("outing in doubt");
  expect(told.map(({ memberId }) => memberId)).toEqual([club().people.lee.id]);
  expect(told[0]?.text).toContain(why);
}

const closed = (cancelBookings: boolean) => ({
  startDate: day,
  startTime: "00:00",
  endDate: day,
  endTime: "23:30",
  reason: "Storm",
  cancelBookings,
});

test("a crew hears that the club is closed at the time of its outing, which stands", async () => {
  expect((await as("admin").post("/api/admin/closures", closed(false))).status).toBe(201);
  await expectToldOnce("the club is closed then: Storm");
});

test("a crew whose outing is cancelled by a closure hears of that alone", async () => {
  expect((await as("admin").post("/api/admin/closures", closed(true))).status).toBe(201);
  expect(await mails("outing in doubt")).toEqual([]);
});

test("a crew hears that its boat is blocked that day", async () => {
  const block = { startDate: day, endDate: day, reason: "Varnish" };
  const answer = await as("admin").post(`/api/admin/boats/${tango}/blocks`, block);
  expect(answer.status, answer.text).toBe(201);
  await expectToldOnce("the boat is blocked that day: Varnish");
});

test("a crew hears that its boat cannot be rowed, and that it is back", async () => {
  const { report, edit } = damageOf(as("manager"));
  const { id } = reportIn(await report(tango, { severity: "unusable" }));
  await expectToldOnce("cannot be rowed for now");
  expect((await edit(id, { resolved: true })).status).toBe(200);
  const online = await as("manager").put(`/api/admin/boats/${tango}/toggle`, { available: true });
  expect(online.status, online.text).toBe(200);
  const { sam, lee } = club().people;
  const back = await mails("boat back");
  expect(new Set(back.map(({ memberId }) => memberId))).toEqual(new Set([sam.id, lee.id]));
});
