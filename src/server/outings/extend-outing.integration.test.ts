import { beforeEach, describe, expect, test } from "vitest";
import { availabilityView } from "../../shared/boats/boat-schemas";
import { openTestClub } from "../testing/open-test-club";
import { clockAt, keepLog, type Log, outingIn, refusalIn, rowingDay } from "../testing/outing-log";

const club = openTestClub();

let sam: Log;
let lee: Log;
let solo: number;
beforeEach(async () => {
  ({ sam, lee, solo } = await keepLog(club()));
});

describe("an extension", () => {
  let id: number;
  beforeEach(async () => {
    id = await sam.book(solo, "06:00");
    clockAt(club(), "06:50");
    await sam.launch(id);
  });

  test("moves the due time, costs nothing, and is taken for others", async () => {
    expect(outingIn(await sam.extend(id, "07:20"))).toMatchObject({ dueTime: "07:20" });
    const seven = { boatId: solo, dateStr: rowingDay, timeStr: "07:00", duration: 0.5 };
    const client = await club().signIn("lee");
    expect(refusalIn(await client.post("/api/bookings", seven))).toEqual([409, "SLOT_TAKEN"]);
    await lee.book(solo, "07:30", 0.5);
    const days = `startDate=${rowingDay}&endDate=${rowingDay}`;
    const answer = await club().visitor().get(`/api/boats/${solo}/availability?${days}`);
    expect(answer.read(availabilityView).bookings).toEqual([
      { bookingDate: rowingDay, startTime: "06:00", duration: 1, status: "confirmed" },
      { bookingDate: rowingDay, startTime: "07:00", duration: 0.5, status: "confirmed" },
      { bookingDate: rowingDay, startTime: "07:30", duration: 0.5, status: "confirmed" },
    ]);
  });

  test("is free again for others once the boat is back", async () => {
    await sam.extend(id, "07:20");
    await sam.land(id);
    expect(await lee.book(solo, "07:00")).toBeGreaterThan(id);
  });

  test("is never taken from the rower, whose next booking continues the outing", async () => {
    await sam.extend(id, "07:20");
    const next = await sam.book(solo, "07:00", 0.5);
    expect(outingIn(await sam.launch(next))).toMatchObject({ continues: id, dueTime: "07:30" });
  });

  test("ends at the boat's next booking", async () => {
    await lee.book(solo, "07:00");
    expect((await sam.extend(id, "07:01")).json()).toMatchObject({
      code: "DUE_TOO_LATE",
      error: "The boat can be out until 7:00 AM at the latest.",
    });
  });

  test("is late a minute after the due time", async () => {
    await sam.extend(id, "07:20");
    clockAt(club(), "07:21");
    expect(await sam.outings()).toMatchObject([{ state: "late", dueTime: "07:20" }]);
  });
});
