import { beforeEach, describe, expect, test } from "vitest";
import { buildBoat } from "../demo/builders";
import { type Damage, damageOf, pairTablet, reportIn } from "../testing/damage";
import { openTwoProcesses } from "../testing/open-two-processes";
import { bookAt } from "../testing/outing-log";
import { patiently } from "../testing/patiently";
import type { TestClient } from "../testing/test-client";

const club = openTwoProcesses();

let staff: TestClient[];
let next: number;
beforeEach(async () => {
  const { boats } = club();
  staff = await Promise.all([
    club().signIn("manager"),
    club().signIn("manager", 1),
    club().signIn("admin"),
    club().signIn("admin", 1),
  ]);
  next = await bookAt(await club().signIn("lee"), boats.solo.id, "09:00");
});

const reports = (count: number, said: object) =>
  Array.from({ length: count }, (_, nr) =>
    patiently(staff[nr % staff.length], (client) =>
      damageOf(client).report(club().boats.solo.id, said),
    ),
  );

test("50 parallel reports of one boat make one open report, and one offer of each booking", async () => {
  const answers = await Promise.all(reports(50, { severity: "unusable" }));
  // Two people, ten a day each.
  const taken = answers.filter(({ status }) => status === 201);
  expect(taken).toHaveLength(20);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 429]));
  expect(new Set(taken.map((answer) => reportIn(answer).id)).size).toBe(1);
  expect(await club().db.damageReport.count()).toBe(1);
  expect(await club().db.damageEntry.count()).toBe(20);
  expect(await club().db.replacement.findMany()).toMatchObject([{ bookingId: next }]);
  expect(await club().db.outboxMessage.count({ where: { kind: "boat unusable" } })).toBe(1);
});

test("a booking made in the same moment is offered a choice, or not made at all", async () => {
  const { boats } = club();
  const uma = await club().signIn("unlimited", 1);
  const wanted = { boatId: boats.solo.id, dateStr: "2026-11-21", timeStr: "11:00", duration: 1 };
  const [reported, booked] = await Promise.all([
    ...reports(1, { severity: "unusable" }),
    uma.post("/api/bookings", wanted),
  ]);
  expect(reported?.status).toBe(201);
  const offered = await club().db.replacement.count();
  expect([booked?.status, offered]).toEqual(booked?.status === 201 ? [201, 2] : [422, 1]);
});

test("the database itself keeps one report of a boat open", async () => {
  const open = () =>
    club().db.damageReport.create({
      data: { boatId: club().boats.solo.id, severity: "minor" },
    });
  const results = await Promise.allSettled([open(), open()]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

describe("a tablet that reports many boats at once, to two processes", () => {
  let boats: number[];
  let tablets: Damage[];
  beforeEach(async () => {
    const { db } = club();
    boats = [];
    for (let nr = 0; nr < 8; nr += 1) boats.push((await buildBoat(db, { name: `Boat ${nr}` })).id);
    const beside = club().visitor(1);
    const tablet = club().visitor(0);
    tablets = [await pairTablet(db, tablet, "North dock"), damageOf(beside)];
    beside.cookie = tablet.cookie;
  });
  const reportAll = (count: number, said: object) =>
    Promise.all(
      Array.from({ length: count }, (_, nr) =>
        tablets[nr % 2]?.report(boats[nr % boats.length] ?? 0, said),
      ),
    );

  test("takes two of them out of service, and the others wait for staff", async () => {
    const answers = await reportAll(8, { severity: "unusable" });
    expect(answers.map((answer) => answer?.status)).toEqual(Array(8).fill(201));
    const { db } = club();
    const ours = { id: { in: boats } };
    expect(await db.boat.count({ where: { ...ours, available: false } })).toBe(2);
    expect(await db.damageReport.count({ where: { severity: "unusable" } })).toBe(2);
    expect(await db.damageReport.count({ where: { waitsForStaff: true } })).toBe(6);
  });

  test("is heard 20 times", async () => {
    const answers = await reportAll(40, {});
    expect(answers.filter((answer) => answer?.status === 201)).toHaveLength(20);
    expect(answers.filter((answer) => answer?.status === 429)).toHaveLength(20);
  });
});
