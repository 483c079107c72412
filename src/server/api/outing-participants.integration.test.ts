import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { memberBookingView } from "../../shared/bookings/booking-schemas";
import { remindRowers } from "../bookings/remind-rowers";
import { act, ask } from "../testing/ask-procedure";
import { fillBoat, writeCrew } from "../testing/crew-by-hand";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt } from "../testing/outing-log";
import { postOf } from "../testing/post-of";
import type { TestClient } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";
import { type PersonKey, personEmail } from "../testing/test-people";

// One outing, with a member in each role, and every read that asks whose it is.

const club = openTestClub();
const { arrived, failed, comesBack, lines } = postOf(club);
const db = () => club().services.db;

let id: number;
let entries: Awaited<ReturnType<typeof fillBoat>>;
beforeEach(async () => {
  const admin = await club().signIn("admin");
  await act(admin, "admin.editSettings", { gateCode: "2010#" });
  await act(admin, "admin.editSafetySettings", { codesShown: 30, outingLog: "on" });
  id = await bookAt(await club().signIn("sam"), club().boats.tango.id, "06:00");
  await arrived();
  entries = await fillBoat(club(), id);
});

const bookingOf = async (client: TestClient) =>
  (await client.get("/api/members/bookings"))
    .read(z.array(memberBookingView))
    .find((booking) => booking.id === id);

/** Each read, and whether somebody has the outing by it. */
const reads: Record<string, (client: TestClient) => Promise<boolean>> = {
  "the list of bookings": async (client) => (await bookingOf(client)) !== undefined,
  "its lock code": async (client) => (await bookingOf(client))?.boat.lockCode === "2946",
  "the club's codes": async (client) => {
    const { access } = await ask(client, "bookings.accessCodes");
    return access !== null;
  },
  "its calendar entry": async (client) =>
    (await client.get(`/api/bookings/${id}/calendar.ics`)).status === 200,
  "the subscribed calendar": async (client) => {
    const { address } = await act(client, "auth.renewCalendar", {
      scope: "own",
    });
    return (await club().visitor().get(new URL(address).pathname)).text.includes(`booking-${id}@`);
  },
};

const people: [role: string, who: PersonKey, has: boolean][] = [
  ["rower", "sam", true],
  ["somebody in its crew", "lee", true],
  ["somebody who is only asked", "unlimited", false],
  ["somebody who has left", "zero", false],
  ["anybody else", "paused", false],
];

describe.each(people)("its %s", (_role, who, has) => {
  test.each(Object.keys(reads))(`${has ? "has" : "has not"} %s`, async (read) => {
    const client = await club().signIn(who);
    clockAt(club(), "05:45");
    expect(await reads[read]?.(client)).toBe(has);
  });

  test(`${has ? "is" : "is not"} told of another lock code and reminded`, async () => {
    clockAt(club(), "18:00", "2026-11-20");
    await remindRowers(db(), "http://127.0.0.1:9", testMoment(club().clock.now()));
    const manager = await club().signIn("manager");
    const boatId = club().boats.tango.id;
    await act(manager, "admin.changeLockCode", { id: boatId, lockCode: "9000" });
    const mails = (await arrived()).filter(({ to }) => to === personEmail(who));
    expect(mails.map(({ subject }) => subject).sort()).toEqual(
      has
        ? ['Rowing Sat, Nov 21 at 6:00 AM: Tango 17 "Orca"', 'Tango 17 "Orca" has a new lock code']
        : [],
    );
  });
});

test("each sees the others in short, and what was typed only its rower", async () => {
  expect(await bookingOf(await club().signIn("sam"))).toMatchObject({
    role: "rower",
    paid: 1.5,
    with: ["Lee M.", "Gus Guest"],
    crew: [
      { id: entries.in, name: "Lee M.", state: "in" },
      { id: entries.guest, name: "Gus Guest", state: "guest" },
      { id: entries.asked, name: "Uma <unlimited@row.example>", state: "asked" },
    ],
  });
  const seen = await bookingOf(await club().signIn("lee"));
  expect(seen).toMatchObject({
    role: "crew",
    paid: 0,
    hoursUsed: 1.5,
    member: { id: club().people.sam.id },
    with: ["Sam M.", "Gus Guest"],
    crew: [
      { id: entries.in, state: "in" },
      { id: entries.guest, state: "guest" },
    ],
  });
  expect(JSON.stringify(seen)).not.toMatch(/Marsh|@/);
});

test("a booking of one's own alone says nothing of others", async () => {
  const zia = await club().signIn("unlimited");
  await bookAt(zia, club().boats.solo.id, "09:00");
  const [own] = (await zia.get("/api/members/bookings")).read(z.array(memberBookingView));
  expect(own).toMatchObject({ role: "rower", paid: 0 });
  expect(Object.keys(own ?? {})).not.toContain("crew");
  expect(Object.keys(own ?? {})).not.toContain("with");
});

test("nobody of its crew moves or cancels it", async () => {
  const lee = await club().signIn("lee");
  expect(await lee.put(`/api/bookings/${id}`, { timeStr: "09:00" })).toMatchObject({ status: 404 });
  expect(await lee.delete(`/api/bookings/${id}`)).toMatchObject({ status: 404 });
});

test("a cancelled one stays with those who were in", async () => {
  await (await club().signIn("sam")).delete(`/api/bookings/${id}`);
  expect(await bookingOf(await club().signIn("lee"))).toMatchObject({
    role: "crew",
    status: "cancelled",
  });
});

test("looks at codes are kept for each of its people, and forgotten with the code", async () => {
  clockAt(club(), "05:45");
  for (const who of ["sam", "lee", "lee", "zero"] as const) {
    await bookingOf(await club().signIn(who));
  }
  const shown = await db().auditEntry.findMany({
    where: { act: "codes shown" },
    orderBy: { id: "asc" },
  });
  expect(shown.map(({ actorName, subjectId }) => [actorName, subjectId])).toEqual([
    ["Sam Marsh", id],
    ["Lee Marsh", id],
  ]);
  const admin = await club().signIn("admin");
  clockAt(club(), "09:00");
  await db().crewEntry.updateMany({ where: { id: entries.in }, data: { endedAt: new Date() } });
  await act(admin, "admin.deleteMember", { id: club().people.lee.id });
  const seen = { locks: [{ boat: { name: 'Tango 17 "Orca"' }, people: 1 }] };
  expect(await ask(admin, "admin.codesSeen")).toMatchObject({
    ...seen,
    club: [{ code: "gateCode", people: 1 }],
  });
  const boatId = club().boats.tango.id;
  await act(admin, "admin.changeLockCode", { id: boatId, lockCode: "9000" });
  expect(await db().crewCodesSeen.count()).toBe(0);
  expect(await ask(admin, "admin.codesSeen")).toMatchObject({ locks: [] });
});

test("codes appear to whoever joins late as if they had booked then", async () => {
  const id = await bookAt(await club().signIn("sam"), club().boats.solo.id, "09:00");
  clockAt(club(), "08:40");
  await writeCrew(club(), id, { who: "lee", state: "in" });
  const lee = await club().signIn("lee");
  const joined = (await lee.get("/api/members/bookings")).read(z.array(memberBookingView));
  expect(joined.find((booking) => booking.id === id)).toMatchObject({
    boat: { lockCode: null },
    codesFrom: { time: "09:00", orAtLaunch: true },
  });
});

test("who has left is told no more of it, and their calendar loses it", async () => {
  clockAt(club(), "18:00", "2026-11-20");
  await remindRowers(db(), "http://127.0.0.1:9", testMoment(club().clock.now()));
  await failed();
  await db().crewEntry.update({
    where: { id: entries.in },
    data: { endedAt: club().clock.now() },
  });
  await db().outboxMessage.createMany({
    data: [
      { kind: "left crew", memberId: club().people.lee.id, bookingId: id },
      { kind: "in crew", memberId: club().people.lee.id, bookingId: id },
    ].map((mail) => ({
      ...mail,
      recipient: personEmail("lee"),
      subject: mail.kind,
      text: "Words",
      createdAt: club().clock.now(),
      nextAttemptAt: club().clock.now(),
    })),
  });
  const mails = (await comesBack()).filter(({ to }) => to === personEmail("lee"));
  expect(mails.map(({ subject }) => subject)).toEqual(["left crew"]);
  const [file] = mails.flatMap(({ attachments }) => attachments);
  expect(file?.contentType).toContain("method=CANCEL");
  expect(file?.content).toContain("STATUS:CANCELLED");
  expect(await lines()).toContainEqual(["reminder", "dropped", "They have left the crew since."]);
  expect(await lines()).toContainEqual(["in crew", "dropped", "They have left the crew since."]);
});
