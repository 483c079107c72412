import { beforeEach, describe, expect, test } from "vitest";
import { hearWebhooks, webhooksOf } from "../testing/hear-webhooks";
import { openTestClub } from "../testing/open-test-club";
import { clockAt, keepLog, type Log, outingIn, refusalIn, rowingDay } from "../testing/outing-log";
import { deliveredTo, raisedAt } from "../testing/raised-alarms";
import type { TestClient } from "../testing/test-client";
import { clubInstant } from "../testing/test-moment";

const club = openTestClub();

let sam: Log;
let lee: Log;
let manager: Log;
let solo: number;
let rower: TestClient;
let id: number;
beforeEach(async () => {
  ({ sam, lee, manager, solo } = await keepLog(club()));
  rower = await club().signIn("sam");
  id = await sam.book(solo, "06:00");
  clockAt(club(), "06:00");
});

const now = () => club().clock.now();
const undo = (what: "launch" | "landing", query = "", by = rower) =>
  by.delete(`/api/bookings/${id}/${what}${query}`);
const tapped = (time: string) => `?undoneAt=${clubInstant(rowingDay, time).toISOString()}`;

const tooLate = [422, "TOO_LATE_TO_UNDO"];
const trail = async () => {
  const acts = ["launch taken back", "landing taken back"];
  const lines = await club().services.db.auditEntry.findMany({
    where: { act: { in: acts } },
    orderBy: { id: "asc" },
  });
  return lines.map(({ act, actorName, subjectName }) => `${actorName}: ${act}, ${subjectName}`);
};

describe("a launch that is taken back", () => {
  beforeEach(async () => {
    outingIn(await sam.launch(id, { aboard: ["Robin"] }));
  });

  test("is as if it had not been, and in the trail", async () => {
    clockAt(club(), "06:01");
    expect(outingIn(await undo("launch"))).toMatchObject({
      state: "ready",
      launchedAt: null,
      aboard: [],
    });
    expect(await club().services.db.outing.count()).toBe(0);
    expect(await trail()).toEqual(['Sam Marsh: launch taken back, Sam Marsh, Solo 14 "Heron"']);
    expect(outingIn(await sam.launch(id))).toMatchObject({ state: "launched" });
  });

  test("is one of the last minute, and of a boat that has not landed", async () => {
    await sam.land(id);
    expect(refusalIn(await undo("launch"))).toEqual(tooLate);
    await undo("landing");
    clockAt(club(), "06:02");
    expect(refusalIn(await undo("launch"))).toEqual(tooLate);
  });

  test("is judged by when it was tapped, where a phone was offline", async () => {
    clockAt(club(), "06:40");
    expect(outingIn(await undo("launch", tapped("06:01")))).toMatchObject({ launchedAt: null });
    expect(refusalIn(await undo("launch"))).toEqual([422, "NOT_LAUNCHED"]);
  });

  test("is nobody else's", async () => {
    const other = await club().signIn("lee");
    expect(refusalIn(await undo("launch", "", other))).toEqual([404, "BOOKING_NOT_FOUND"]);
  });

  test("stays where somebody was alarmed meanwhile, because its call came late", async () => {
    await undo("launch");
    clockAt(club(), "07:30");
    const launchedAt = clubInstant(rowingDay, "06:01").toISOString();
    outingIn(await sam.launch(id, { launchedAt }));
    await raisedAt(club(), "07:30");
    expect(refusalIn(await undo("launch"))).toEqual(tooLate);
  });
});

describe("a landing that is taken back", () => {
  beforeEach(async () => {
    outingIn(await sam.launch(id));
    clockAt(club(), "06:30");
    outingIn(await sam.land(id, { kilometres: 4 }));
  });

  test("leaves the boat out until its due time, and the ladder goes on", async () => {
    clockAt(club(), "07:00");
    expect(outingIn(await undo("landing"))).toMatchObject({
      state: "launched",
      landedAt: null,
      kilometres: null,
    });
    expect(await trail()).toEqual(['Sam Marsh: landing taken back, Sam Marsh, Solo 14 "Heron"']);
    expect(await raisedAt(club(), "07:10")).toEqual(["late boat to sam"]);
    expect(outingIn(await undo("landing"))).toMatchObject({ state: "late" });
  });

  test("is too late after the due time, but for the minute after the press", async () => {
    clockAt(club(), "07:01");
    expect(refusalIn(await undo("landing"))).toEqual(tooLate);
    expect(outingIn(await undo("landing", tapped("07:00")))).toMatchObject({ landedAt: null });
    outingIn(await sam.land(id));
    clockAt(club(), "07:02");
    expect(outingIn(await undo("landing"))).toMatchObject({ landedAt: null, state: "late" });
  });

  test("is a manager's to take back, and in no case one that was written afterwards", async () => {
    const staff = await club().signIn("manager");
    expect(outingIn(await undo("landing", "", staff))).toMatchObject({ state: "launched" });
    const earlier = await club().services.db.booking.findFirstOrThrow({ where: { id } });
    expect(earlier.status).toBe("confirmed");
    await undo("launch", tapped("06:00"));
    const times = ["06:05", "06:20"].map((time) => clubInstant(rowingDay, time).toISOString());
    outingIn(await manager.land(id, { launchedAt: times[0], landedAt: times[1] }));
    expect(refusalIn(await undo("landing", "", staff))).toEqual(tooLate);
  });

  test("covers what the outing went on with", async () => {
    await undo("landing");
    const next = await sam.book(solo, "07:00");
    clockAt(club(), "07:30");
    outingIn(await sam.land(next));
    expect(outingIn(await undo("landing"))).toMatchObject({ state: "launched", dueTime: "08:00" });
    expect((await sam.outings()).map(({ continues }) => continues)).toEqual([id, null]);
  });

  test("is too late once another crew has the boat", async () => {
    await undo("landing");
    outingIn(await sam.extend(id, "07:20"));
    outingIn(await sam.land(id));
    await lee.book(solo, "07:00");
    expect(refusalIn(await undo("landing"))).toEqual(tooLate);
  });

  test("lets alarms go on, also those that had not left, and puts right what was told", async () => {
    await undo("landing");
    await raisedAt(club(), "07:20");
    await deliveredTo(club());
    await raisedAt(club(), "07:30");
    outingIn(await sam.land(id));
    expect(outingIn(await undo("landing"))).toMatchObject({ state: "overdue" });
    const staff = ["admin@row.example", "manager@row.example"];
    expect(await deliveredTo(club())).toEqual(staff);
    outingIn(await sam.land(id));
    expect(await deliveredTo(club())).toEqual(staff);
    await undo("landing");
    const { subject } = await club().services.db.outboxMessage.findFirstOrThrow({
      orderBy: { id: "desc" },
    });
    expect(subject).toBe('Solo 14 "Heron" is still out');
    expect(await deliveredTo(club())).toEqual(staff);
  });
});

test("programs of others hear which of launched and landed is true again", async () => {
  await webhooksOf(await club().signIn("admin")).add({
    events: ["outing.launched", "outing.landed"],
  });
  const { heard, deliver } = hearWebhooks(club());
  const launchedAt = now().toISOString();
  await sam.launch(id);
  clockAt(club(), "06:01");
  await undo("launch");
  expect(await deliver()).toBe(2);
  await sam.launch(id, { launchedAt });
  clockAt(club(), "06:30");
  await sam.land(id);
  await undo("landing");
  await sam.land(id);
  expect(await deliver()).toBe(4);
  const told = heard.map(({ event, data }) => [event, data.landedAt, data.takenBack ?? false]);
  expect(told).toEqual([
    ["outing.launched", undefined, false],
    ["outing.landed", launchedAt, true],
    ["outing.launched", undefined, false],
    ["outing.landed", now().toISOString(), false],
    ["outing.launched", undefined, true],
    ["outing.landed", now().toISOString(), false],
  ]);
  expect(new Set(heard.map(({ data }) => data.launchedAt))).toEqual(new Set([launchedAt]));
});
