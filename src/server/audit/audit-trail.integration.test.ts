import { beforeEach, expect, test } from "vitest";
import { bookedView } from "../../shared/bookings/booking-schemas";
import { act, ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";
import { personEmail } from "../testing/test-people";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const trail = (filter: object = {}) => ask(admin, "admin.audit", filter);
const actsOf = async (filter: object) => (await trail(filter)).entries.map((entry) => entry.act);
const booking = { dateStr: "2026-11-21", timeStr: "06:00", duration: 1 };

test("a person's entries are those by them, about them, and about their bookings", async () => {
  const { people, boats } = club();
  await act(admin, "admin.pauseMember", { id: people.lee.id });
  await act(admin, "admin.addHours", { id: people.sam.id, hours: 2 });
  const forSam = { ...booking, memberId: people.sam.id, boatId: boats.solo.id };
  const booked = await act(admin, "admin.bookForMember", forSam);
  await act(admin, "bookings.cancel", { id: booked.booking.id });
  const manager = await club().signIn("manager");
  await act(manager, "boats.toggle", { id: boats.tango.id, available: false });

  expect(await actsOf({ memberId: people.sam.id })).toEqual([
    "booking cancelled for a member",
    "booked for a member",
    "hours added",
  ]);
  expect(await actsOf({ memberId: people.lee.id })).toEqual(["member paused"]);
  expect(await actsOf({ memberId: people.manager.id })).toEqual(["boat switched off"]);
  expect(await actsOf({ memberId: people.admin.id })).toHaveLength(4);
  expect(await actsOf({ memberId: people.zero.id })).toEqual([]);
});

test("what an admin books for a member says who, what and when", async () => {
  const { people, boats } = club();
  const forSam = { ...booking, memberId: people.sam.id, boatId: boats.solo.id };
  await act(admin, "admin.bookForMember", forSam);
  expect((await trail()).entries).toMatchObject([
    {
      act: "booked for a member",
      actorName: "Avery Marsh",
      subjectType: "booking",
      subjectName: 'Sam Marsh, Solo 14 "Heron"',
      after: { bookingDate: "2026-11-21", startTime: "06:00", duration: 1 },
    },
  ]);
});

test("a member's own bookings are nobody's business in the trail", async () => {
  const sam = await club().signIn("sam");
  const own = await sam.post("/api/bookings", { ...booking, boatId: club().boats.solo.id });
  const { booking: made } = own.read(bookedView);
  await sam.delete(`/api/bookings/${made.id}`);
  expect(await actsOf({})).toEqual([]);
});

test("a boat's entries are those about it and about the bookings on it, also when moved away", async () => {
  const { boats, people } = club();
  const spare = await club().services.db.boat.create({
    data: { name: "Tern", category: "single", capacity: 2 },
  });
  const forSam = { ...booking, memberId: people.sam.id, boatId: boats.solo.id };
  const booked = await act(admin, "admin.bookForMember", forSam);
  const move = { bookingId: booked.booking.id, action: "move", toBoatId: spare.id };
  await act(admin, "admin.switchBoat", {
    id: boats.solo.id,
    available: false,
    settlements: [move],
  });
  expect(await actsOf({ boatId: boats.solo.id })).toEqual(["boat switched off", "booking moved"]);
  expect(await actsOf({ boatId: spare.id })).toEqual(["booking moved", "booked for a member"]);
  expect(await actsOf({ boatId: boats.tango.id })).toEqual([]);
});

test("filters narrow each other, and know no act but the listed ones", async () => {
  const { people } = club();
  for (const id of [people.sam.id, people.lee.id]) {
    await act(admin, "admin.addHours", { id, hours: 1 });
    await act(admin, "admin.pauseMember", { id });
  }
  const { entries } = await trail({ memberId: people.sam.id, act: "member paused" });
  expect(entries).toMatchObject([
    {
      act: "member paused",
      subjectName: "Sam Marsh",
      before: { membershipStatus: "active" },
      after: { membershipStatus: "paused" },
    },
  ]);
  const unknown = encodeURIComponent(JSON.stringify({ act: "member praised" }));
  expect((await admin.get(`/api/trpc/admin.audit?input=${unknown}`)).status).toBe(400);
});

test("what visitors try is not listed in it, but counted for the last day", async () => {
  const login = { email: personEmail("sam"), password: "wrong" };
  await club().visitor("192.0.2.9").post("/api/auth/login", login);
  club().clock.passDays(2);
  admin = await club().signIn("admin");
  for (const address of ["192.0.2.1", "192.0.2.1", "192.0.2.2"]) {
    await club().visitor(address).post("/api/auth/login", login);
  }
  await club().visitor().post("/api/auth/reset-password", { email: "nobody@row.example" });
  expect((await trail()).entries).toEqual([]);
  expect(await ask(admin, "admin.visitorTries")).toEqual([
    { what: "sign-in failed", times: 3, addresses: 2 },
    { what: "password link requested", times: 1, addresses: 1 },
  ]);
});

test("what is refused leaves no line behind", async () => {
  const { lee } = club().people;
  await admin.post(`/api/admin/members/${lee.id}/subtract-hours`, { hours: 99 });
  expect(await actsOf({})).toEqual([]);
});

test("a long trail comes 50 at a time, the latest first, none twice and none left out", async () => {
  const { db } = club().services;
  await db.auditEntry.createMany({
    data: Array.from({ length: 120 }, (_, n) => ({
      act: `act ${n}`,
      actorName: "",
      subjectType: "club",
      subjectName: "club",
    })),
  });
  const seen: string[] = [];
  let before: number | undefined;
  for (let more = true; more; ) {
    const page = await trail(before === undefined ? {} : { before });
    seen.push(...page.entries.map((entry) => entry.act));
    expect(page.entries.length).toBeLessThanOrEqual(50);
    before = page.entries.at(-1)?.id;
    more = page.more;
  }
  expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => `act ${119 - n}`));
});
