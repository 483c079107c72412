import { beforeEach, expect, test } from "vitest";
import { raiseAlarms } from "../incidents/raise-alarms";
import { fillBoat, writeCrew } from "../testing/crew-by-hand";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt, logOf, outingIn, refusalIn, switchLogOn } from "../testing/outing-log";
import { postOf } from "../testing/post-of";
import { testMoment } from "../testing/test-moment";
import { type PersonKey, personEmail } from "../testing/test-people";

// A boat with its rower, somebody in its crew and a guest, as it is launched, landed and looked for.

const club = openTestClub();
const { arrived } = postOf(club);
const db = () => club().services.db;
const fail = (error: unknown) => {
  throw error;
};

let id: number;
let entries: Awaited<ReturnType<typeof fillBoat>>;
beforeEach(async () => {
  await switchLogOn(club());
  id = await bookAt(await club().signIn("sam"), club().boats.tango.id, "06:00");
  await arrived();
  entries = await fillBoat(club(), id);
  clockAt(club(), "06:00");
});

const launch = async (who: PersonKey, body: object = {}) =>
  logOf(await club().signIn(who)).launch(id, body);
const outingsOf = async (who: PersonKey) => logOf(await club().signIn(who)).outings();

test("its rower launches it with all who are in and the guests", async () => {
  const outing = outingIn(await launch("sam"));
  expect(outing).toMatchObject({
    crew: [{ id: entries.in, name: "Lee M." }],
    aboard: ["Gus Guest"],
    rower: { lastName: "Marsh" },
  });
  expect(await db().crewEntry.findMany({ where: { aboard: true } })).toMatchObject([
    { id: entries.in },
  ]);
});

test("its crew launches it only with its rower aboard, and counts as a rower does", async () => {
  expect(refusalIn(await launch("lee"))).toEqual([422, "ROWER_NOT_ABOARD"]);
  const outing = outingIn(await launch("lee", { rowerAboard: true, aboard: [] }));
  expect(outing).toMatchObject({
    crew: [{ id: entries.in }],
    aboard: [],
    rower: { firstName: "Sam", lastName: "M." },
  });
  const lee = logOf(await club().signIn("lee"));
  clockAt(club(), "06:30");
  outingIn(await lee.extend(id, "07:15"));
  outingIn(await lee.land(id, { kilometres: 8.4 }));
  expect(await db().auditEntry.count({ where: { subjectId: id } })).toBe(0);
  expect(await outingsOf("lee")).toMatchObject([
    { bookingId: id, kilometres: 8.4, state: "landed", rower: { lastName: "M." } },
  ]);
  expect(await outingsOf("sam")).toMatchObject([{ bookingId: id, kilometres: 8.4 }]);
  for (const who of ["unlimited", "zero"] as const) expect(await outingsOf(who)).toEqual([]);
});

test("staff launch it without saying so, and see whole names", async () => {
  expect(outingIn(await launch("manager"))).toMatchObject({
    crew: [{ name: "Lee Marsh" }],
    rower: { lastName: "Marsh" },
  });
});

test("whoever stays ashore has not rowed, and is not called", async () => {
  outingIn(await launch("sam", { crew: [] }));
  clockAt(club(), "07:11");
  await raiseAlarms(db(), fail, testMoment(club().clock.now()));
  expect((await arrived()).map(({ to }) => to)).toEqual([personEmail("sam")]);
  outingIn(await logOf(await club().signIn("sam")).land(id));
  expect(await outingsOf("lee")).toEqual([]);
  expect(await outingsOf("sam")).toMatchObject([{ bookingId: id, crew: [] }]);
});

test.each([
  ["too many, crew and names together", { aboard: ["Ann", "Bo"] }, [422, "TOO_MANY_ABOARD"]],
  ["a name", { crew: ["Lee"] }, [400, "BAD_INPUT"]],
  ["an entry of nobody's crew", { crew: [4711] }, [404, "CREW_NOT_FOUND"]],
])("%s are refused, and nobody is aboard", async (_what, body, refusal) => {
  expect(refusalIn(await launch("sam", body))).toEqual(refusal);
  expect(await db().crewEntry.count({ where: { aboard: true } })).toBe(0);
});

test.each(["unlimited", "zero", "paused"] as const)("%s launches nothing", async (who) => {
  expect(refusalIn(await launch(who, { rowerAboard: true }))).toEqual([404, "BOOKING_NOT_FOUND"]);
});

test("a launch taken back leaves nobody aboard", async () => {
  outingIn(await launch("sam"));
  expect(await (await club().signIn("lee")).delete(`/api/bookings/${id}/launch`)).toMatchObject({
    status: 200,
  });
  expect(await db().crewEntry.count({ where: { aboard: true } })).toBe(0);
});

test("alarms tell rower and crew first, and staff of each how they are reached", async () => {
  outingIn(await launch("sam"));
  clockAt(club(), "07:11");
  await raiseAlarms(db(), fail, testMoment(club().clock.now()));
  expect((await arrived()).map(({ to }) => to).sort()).toEqual([
    personEmail("lee"),
    personEmail("sam"),
  ]);
  await db().member.update({
    where: { id: club().people.lee.id },
    data: { emergencyContactName: "Kit Marsh", emergencyContactPhone: "250-555-0188" },
  });
  clockAt(club(), "07:46");
  await raiseAlarms(db(), fail, testMoment(club().clock.now()));
  const [sheet] = await arrived();
  expect(sheet?.text).toContain("Crew: Lee Marsh, 250-555-0100");
  const manager = await club().signIn("manager");
  expect((await manager.get(`/api/admin/incidents/${id}`)).json()).toMatchObject({
    rower: { firstName: "Sam" },
    crew: [{ firstName: "Lee", phone: "250-555-0100" }],
    crewContacts: [{ name: "Kit Marsh", phone: "250-555-0188" }],
    aboard: ["Gus Guest"],
  });
  const looks = await db().auditEntry.findMany({
    where: { act: "emergency contact seen" },
    orderBy: { id: "asc" },
  });
  expect(looks).toMatchObject([
    { subjectType: "booking", subjectId: id },
    { subjectType: "member", subjectId: club().people.lee.id },
  ]);
});

test("a second booking that it went on with counts for who is in both", async () => {
  const next = await bookAt(await club().signIn("sam"), club().boats.tango.id, "07:00");
  await writeCrew(club(), next, { who: "lee", state: "in" });
  outingIn(await launch("sam"));
  clockAt(club(), "07:50");
  outingIn(await logOf(await club().signIn("lee")).land(id, { kilometres: 12 }));
  const rowed = await outingsOf("lee");
  expect(rowed.map(({ bookingId, continues }) => [bookingId, continues])).toEqual([
    [next, id],
    [id, null],
  ]);
});
