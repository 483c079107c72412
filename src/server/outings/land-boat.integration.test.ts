import { beforeEach, describe, expect, test } from "vitest";
import { openTestClub } from "../testing/open-test-club";
import {
  clockAt,
  keepLog,
  type Log,
  logOf,
  outingIn,
  refusalIn,
  rowingDay,
} from "../testing/outing-log";
import { clubInstant } from "../testing/test-moment";

const club = openTestClub();
const at = (time: string) => clubInstant(rowingDay, time).toISOString();

let sam: Log;
let manager: Log;
let solo: number;
beforeEach(async () => {
  ({ sam, manager, solo } = await keepLog(club()));
});

describe("a landing", () => {
  let id: number;
  beforeEach(async () => {
    id = await sam.book(solo, "06:00");
    clockAt(club(), "06:00");
  });

  test("writes kilometres and note, and again corrects what it names for 48 hours", async () => {
    await sam.launch(id);
    clockAt(club(), "06:55");
    const landed = outingIn(await sam.land(id, { kilometres: 6.2, note: "Flat" }));
    expect(landed).toMatchObject({ landedAt: at("06:55"), kilometres: 6.2, note: "Flat" });
    expect(landed.state).toBe("landed");
    clockAt(club(), "06:55", "2026-11-23");
    const corrected = outingIn(await sam.land(id, { kilometres: 6.3 }));
    expect(corrected).toMatchObject({ kilometres: 6.3, note: "Flat", landedAt: at("06:55") });
    outingIn(await manager.land(id, { note: "A seal", kilometres: null }));
    expect((await sam.outings())[0]).toMatchObject({ kilometres: null, note: "A seal" });
    clockAt(club(), "06:56", "2026-11-23");
    expect(refusalIn(await sam.land(id, { note: "x" }))).toEqual([422, "LOGBOOK_CLOSED"]);
    expect(refusalIn(await manager.land(id, { note: "x" }))).toEqual([422, "LOGBOOK_CLOSED"]);
    expect(outingIn(await sam.land(id, { landedAt: at("06:55") }))).toMatchObject({
      landedAt: at("06:55"),
      note: "A seal",
    });
  });

  test("corrects what was seen to be so, and nothing that was written meanwhile", async () => {
    await sam.launch(id);
    await sam.land(id, { kilometres: 6.2, note: "Flat" });
    outingIn(await sam.land(id, { kilometres: 6.3, seen: { kilometres: 6.2 } }));
    const late = await manager.land(id, { kilometres: 5, seen: { kilometres: 6.2 } });
    expect(late.json()).toMatchObject({ code: "CHANGED_SINCE", field: "kilometres", now: 6.3 });
    expect((await sam.outings())[0]).toMatchObject({ kilometres: 6.3, note: "Flat" });
    outingIn(await manager.land(id, { note: "A seal", seen: { note: "Flat" } }));
  });

  test("of what nobody launched is not written over a launch that came in meanwhile", async () => {
    const afterwards = { launchedAt: at("06:05"), note: "By hand", seen: { launchedAt: null } };
    await sam.launch(id);
    const out = await manager.land(id, afterwards);
    expect(out.json()).toMatchObject({ field: "launchedAt", now: at("06:00") });
    await sam.land(id, { note: "Flat" });
    expect(refusalIn(await manager.land(id, afterwards))).toEqual([409, "CHANGED_SINCE"]);
    expect((await sam.outings())[0]).toMatchObject({ note: "Flat", launchedAt: at("06:00") });
  });

  test.each([-0.1, 60.1, 6.25, "6"])("of %j kilometres is malformed", async (kilometres) => {
    expect((await sam.land(id, { kilometres })).json()).toMatchObject({ field: "kilometres" });
  });

  test("needs a launch", async () => {
    expect(refusalIn(await sam.land(id))).toEqual([422, "NOT_LAUNCHED"]);
    expect(refusalIn(await sam.land(id, { launchedAt: at("06:00") }))[1]).toBe("NOT_LAUNCHED");
    expect(refusalIn(await sam.extend(id, "07:10"))).toEqual([422, "NOT_LAUNCHED"]);
  });

  test("is taken at the time of the tap, with the server's beside it", async () => {
    clockAt(club(), "08:00");
    outingIn(await sam.launch(id, { launchedAt: at("06:02") }));
    expect(outingIn(await sam.land(id, { landedAt: at("06:58") }))).toMatchObject({
      launchedAt: at("06:02"),
      launchHeardAt: at("08:00"),
      landedAt: at("06:58"),
      landHeardAt: at("08:00"),
      doubtful: false,
    });
  });

  test.each(["05:59", "07:01"])(
    "told at the impossible %s was now, and is doubtful",
    async (time) => {
      await sam.launch(id);
      clockAt(club(), "07:00");
      expect(outingIn(await sam.land(id, { landedAt: at(time) }))).toMatchObject({
        landedAt: at("07:00"),
        doubtful: true,
        state: "landed",
      });
    },
  );

  test("told older than 12 hours was now, and is doubtful", async () => {
    await sam.launch(id);
    clockAt(club(), "18:30");
    expect(outingIn(await sam.land(id, { landedAt: at("06:20") }))).toMatchObject({
      landedAt: at("18:30"),
      doubtful: true,
    });
  });

  test("a launch told in the future was now, and is doubtful", async () => {
    const told = { launchedAt: at("06:01") };
    expect(outingIn(await sam.launch(id, told))).toMatchObject({
      launchedAt: at("06:00"),
      doubtful: true,
    });
  });

  test("staff write an outing afterwards, up to 14 days back", async () => {
    clockAt(club(), "12:00", "2026-11-28");
    const told = { launchedAt: at("06:05"), kilometres: 4 };
    expect(refusalIn(await manager.land(id, { launchedAt: at("07:00") }))[1]).toBe("BOOKING_OVER");
    expect(outingIn(await manager.land(id, told))).toMatchObject({
      launchedAt: at("06:05"),
      landedAt: at("07:00"),
      kilometres: 4,
      writtenAfterwards: true,
      doubtful: false,
      state: "landed",
    });
    const entry = await club().services.db.auditEntry.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(entry).toMatchObject({ act: "outing written afterwards" });
  });

  test("and no further back, nor in the future", async () => {
    const early = { launchedAt: at("06:10") };
    expect((await manager.land(id, early)).json()).toMatchObject({ field: "launchedAt" });
    clockAt(club(), "06:11", "2026-12-05");
    expect(refusalIn(await logOf(await club().signIn("manager")).land(id, early))).toEqual([
      422,
      "LOGBOOK_CLOSED",
    ]);
  });
});

test("a booking that begins at the end continues the outing, and landing lands both", async () => {
  const first = await sam.book(solo, "06:00");
  const second = await sam.book(solo, "07:00", 0.5);
  clockAt(club(), "06:00");
  expect(outingIn(await sam.launch(first))).toMatchObject({ dueTime: "07:30" });
  clockAt(club(), "07:10");
  expect(await sam.outings()).toMatchObject([
    { bookingId: second, continues: first, state: "launched", launchedAt: at("06:00") },
    { bookingId: first, continues: null, state: "launched" },
  ]);
  expect(outingIn(await sam.land(second, { kilometres: 9 }))).toMatchObject({
    bookingId: second,
    kilometres: 9,
    state: "landed",
    continues: first,
  });
  expect(await sam.outings()).toMatchObject([
    { bookingId: second, landedAt: at("07:10"), kilometres: 9 },
    { bookingId: first, landedAt: at("07:10"), kilometres: null },
  ]);
});
