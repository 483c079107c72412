import { beforeEach, describe, expect, test } from "vitest";
import { openTestClub } from "../testing/open-test-club";
import { clockAt, keepLog, type Log, outingIn, refusalIn, rowingDay } from "../testing/outing-log";
import { clubInstant } from "../testing/test-moment";

const club = openTestClub();
const at = (time: string) => clubInstant(rowingDay, time).toISOString();

let sam: Log;
let lee: Log;
let manager: Log;
let solo: number;
let tango: number;
beforeEach(async () => {
  ({ sam, lee, manager, solo, tango } = await keepLog(club()));
});

describe("a launch", () => {
  test("takes who is aboard and the plan, and is answered with the outing", async () => {
    const id = await sam.book(tango, "06:00", 1.5);
    clockAt(club(), "05:50");
    const sent = { aboard: ["Robin Day", "Jo"], plan: "Trial Island" };
    expect(outingIn(await sam.launch(id, sent))).toEqual({
      bookingId: id,
      reference: expect.stringMatching(/^WRC-\d+$/),
      boat: { id: tango, name: 'Tango 17 "Orca"' },
      rower: { id: club().people.sam.id, firstName: "Sam", lastName: "Marsh" },
      ...sent,
      crew: [],
      bookingDate: rowingDay,
      startTime: "06:00",
      endTime: "07:30",
      dueTime: "07:30",
      launchedAt: at("05:50"),
      landedAt: null,
      kilometres: null,
      note: "",
      doubtful: false,
      alarmed: false,
      writtenAfterwards: false,
      continues: null,
      stillOut: null,
      state: "launched",
      launchHeardAt: at("05:50"),
      landHeardAt: null,
    });
  });

  test("is taken from 15 minutes before the start until the end", async () => {
    const id = await sam.book(solo, "06:00");
    clockAt(club(), "05:44");
    expect((await sam.launch(id)).json()).toMatchObject({
      code: "TOO_EARLY_TO_LAUNCH",
      error: "This boat can be launched from 5:45 AM.",
    });
    clockAt(club(), "07:00");
    expect(refusalIn(await sam.launch(id))).toEqual([422, "BOOKING_OVER"]);
    clockAt(club(), "06:59");
    outingIn(await sam.launch(id));
  });

  test("twice is the same outing, also once it has landed", async () => {
    const id = await sam.book(solo, "06:00");
    clockAt(club(), "06:00");
    outingIn(await sam.launch(id, { plan: "Cadboro Bay" }));
    clockAt(club(), "06:10");
    const again = outingIn(await sam.launch(id, { plan: "Elsewhere" }));
    expect(again).toMatchObject({ plan: "Cadboro Bay", launchedAt: at("06:00") });
    await sam.land(id);
    expect(outingIn(await sam.launch(id))).toMatchObject({ state: "landed" });
  });

  test("is the rower's and staff's, and nobody else's", async () => {
    const id = await sam.book(solo, "06:00");
    clockAt(club(), "06:00");
    for (const answer of [await lee.launch(id), await lee.land(id)]) {
      expect(refusalIn(answer)).toEqual([404, "BOOKING_NOT_FOUND"]);
    }
    expect(refusalIn(await lee.extend(id, "07:10"))).toEqual([404, "BOOKING_NOT_FOUND"]);
    outingIn(await manager.launch(id));
    const entry = await club().services.db.auditEntry.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(entry).toMatchObject({ act: "boat launched for a member", actorName: "Morgan Marsh" });
  });

  test.each<[string, unknown[]]>([
    ["a blank name", ["Jo", " "]],
    ["a name twice", ["Jo", "jo "]],
    ["a name too long", ["x".repeat(81)]],
  ])("with %s aboard is malformed, and says so of its field", async (_, aboard) => {
    const answer = await sam.launch(0, { aboard });
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ field: expect.stringMatching(/^aboard/) });
  });

  test("carries no more people than the boat", async () => {
    const id = await sam.book(tango, "06:00");
    clockAt(club(), "06:00");
    expect((await sam.launch(id, { aboard: ["A", "B", "C"] })).json()).toMatchObject({
      code: "TOO_MANY_ABOARD",
      error: "This boat carries 3 people, the rower among them.",
    });
    outingIn(await sam.launch(id, { aboard: ["A", "B"] }));
  });

  test("of a boat that has not come back names its due time and nobody", async () => {
    const [first, next] = [await sam.book(solo, "06:00"), await lee.book(solo, "07:00")];
    clockAt(club(), "06:00");
    await sam.launch(first);
    clockAt(club(), "07:05");
    const answer = await lee.launch(next);
    expect(refusalIn(answer)).toEqual([409, "BOAT_STILL_OUT"]);
    expect(answer.text).toContain("7:00 AM");
    expect(answer.text).not.toContain("Sam");
    expect(refusalIn(await manager.launch(next, { override: "They wait" }))[0]).toBe(409);
    await manager.land(first);
    outingIn(await lee.launch(next));
  });

  test("asks again about the boat and the rower; staff pass that with a reason", async () => {
    const id = await sam.book(solo, "06:00");
    const admin = await club().signIn("admin");
    await admin.put(`/api/admin/boats/${solo}/toggle`, { available: false });
    clockAt(club(), "06:00");
    expect(refusalIn(await sam.launch(id, { override: "It looks fine" }))).toEqual([
      422,
      "BOAT_OFFLINE",
    ]);
    await admin.post(`/api/admin/members/${club().people.sam.id}/pause`);
    expect(refusalIn(await sam.launch(id))).toEqual([403, "PAUSED"]);
    expect(refusalIn(await manager.launch(id))).toEqual([422, "MEMBER_PAUSED"]);
    outingIn(await manager.launch(id, { override: "Rows home" }));
    const entry = await club().services.db.auditEntry.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(entry.after).toMatchObject({ override: "Rows home" });
    // What is out comes back and may be late, paused or not.
    outingIn(await sam.extend(id, "07:10"));
    outingIn(await sam.land(id));
  });
});
