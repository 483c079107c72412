import { describe, expect, test } from "vitest";
import { bookedView } from "../../shared/bookings/booking-schemas";
import { act } from "../testing/ask-procedure";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { openMovingClub } from "../testing/moves";
import { bookAt, clockAt, logOf, refusalIn, rowingDay, switchLogOn } from "../testing/outing-log";

const { club, db, sam, admin, solo, tango, move, moved, mails } = openMovingClub();

describe("PUT /api/bookings/{id}", () => {
  test("gives a booking another boat, day, start and length, and charges the difference", async () => {
    const id = await bookAt(sam(), solo(), "08:00");
    const wanted = { boatId: tango(), dateStr: "2026-11-22", timeStr: "09:30", duration: 1.5 };
    expect(await moved(id, wanted)).toEqual({
      booking: {
        id,
        reference: "WRC-0001",
        boatId: tango(),
        bookingDate: "2026-11-22",
        startTime: "09:30",
        duration: 1.5,
        hoursUsed: 2.25,
        status: "confirmed",
        warnings: [],
        override: null,
        conditions: null,
      },
      hoursCharged: 1.25,
      hoursRefunded: 0,
      hoursRemaining: 7.75,
    });
    expect(await moved(id, { boatId: solo(), duration: 0.5 })).toMatchObject({
      booking: { boatId: solo(), bookingDate: "2026-11-22", startTime: "09:30", hoursUsed: 0.5 },
      hoursCharged: 0,
      hoursRefunded: 1.75,
      hoursRemaining: 9.5,
    });
    const cancelled = (await sam().delete(`/api/bookings/${id}`)).json();
    expect(cancelled).toEqual({ hoursRefunded: 0.5, hoursRemaining: 10 });
    await expectBooksAgree(db());
  });

  test("is judged as if the old booking were not there, and frees its slot", async () => {
    const id = await bookAt(sam(), solo(), "08:00", 2);
    expect(await moved(id, { timeStr: "09:00" })).toMatchObject({ hoursCharged: 0 });
    const lee = await club().signIn("lee");
    await bookAt(lee, solo(), "08:00");
    expect(refusalIn(await move(id, { timeStr: "08:30" }))).toEqual([409, "SLOT_TAKEN"]);
    await bookAt(sam(), tango(), "14:00");
    expect(refusalIn(await move(id, { timeStr: "13:30" }))).toEqual([409, "OWN_OVERLAP"]);
    expect(refusalIn(await move(id, { timeStr: "21:00" }))).toEqual([422, "PAST_CLOSING"]);
    expect(refusalIn(await move(id, { dateStr: "2026-11-19" }))).toEqual([422, "TIME_PAST"]);
    expect(refusalIn(await move(id, { dateStr: "2027-02-21" }))).toEqual([422, "TOO_FAR_AHEAD"]);
    const { offline, hidden } = club().boats;
    for (const boatId of [offline.id, hidden.id]) {
      expect(refusalIn(await move(id, { boatId }))).toEqual([422, "BOAT_OFFLINE"]);
    }
    expect(refusalIn(await move(id, { boatId: 999 }))).toEqual([404, "BOAT_NOT_FOUND"]);
  });

  test("takes only the difference from the balance, and no more than there is", async () => {
    const lee = await club().signIn("lee");
    const id = await bookAt(lee, solo(), "08:00", 4);
    expect(await moved(id, { timeStr: "12:00" }, lee)).toMatchObject({ hoursRemaining: 1 });
    const refused = await move(id, { boatId: tango() }, lee);
    expect(refused.json()).toEqual({
      code: "NOT_ENOUGH_HOURS",
      error: "This costs 2 hours more and you have 1 hour. Please buy more hours or shorten it.",
    });
    expect(await moved(id, { boatId: tango(), duration: 3 }, lee)).toMatchObject({
      hoursCharged: 0.5,
      hoursRemaining: 0.5,
    });
  });

  test("costs and sends nothing where nothing is new", async () => {
    const id = await bookAt(sam(), solo(), "08:00");
    const same = { boatId: solo(), dateStr: rowingDay, timeStr: "08:00", duration: 1 };
    for (const wanted of [same, { timeStr: "08:00" }]) {
      expect(await moved(id, wanted)).toMatchObject({
        booking: { id, boatId: solo(), startTime: "08:00", hoursUsed: 1 },
        hoursCharged: 0,
        hoursRefunded: 0,
        hoursRemaining: 9,
      });
    }
    expect(await mails()).toEqual([]);
    const booking = await db().booking.findUniqueOrThrow({ where: { id } });
    expect(booking).toMatchObject({ sequence: 0, movedAt: null });
  });

  test.each([
    [{}, "dateStr"],
    [{ override: "the coach said so" }, "dateStr"],
    [{ duration: 0.75 }, "duration"],
    [{ timeStr: "08:15" }, "timeStr"],
    [{ dateStr: "tomorrow" }, "dateStr"],
    [{ boatId: null }, "boatId"],
  ])("refuses %j as malformed", async (wanted, field) => {
    const id = await bookAt(sam(), solo(), "08:00");
    const refused = await move(id, wanted);
    expect(refused.status, refused.text).toBe(400);
    expect(refused.json()).toMatchObject({ code: "BAD_INPUT", field });
  });

  test("is for whoever rows it, approved and not paused", async () => {
    const id = await bookAt(sam(), solo(), "13:00", 1, "2026-11-20");
    for (const key of ["lee", "manager"] as const) {
      const stranger = await club().signIn(key);
      expect(refusalIn(await move(id, { duration: 2 }, stranger))).toEqual([
        ...[404, "BOOKING_NOT_FOUND"],
      ]);
    }
    const paused = await club().signIn("paused");
    expect(refusalIn(await move(999, { duration: 2 }, paused))).toEqual([403, "PAUSED"]);
    await db().member.update({
      where: { id: club().people.sam.id },
      data: { membershipStatus: "paused" },
    });
    expect(refusalIn(await move(id, { duration: 2 }))).toEqual([403, "PAUSED"]);
    expect(refusalIn(await move(id, { duration: 2 }, admin()))).toEqual([422, "MEMBER_PAUSED"]);
  });

  test("is over with the start, and with the cancelling", async () => {
    const id = await bookAt(sam(), solo(), "13:00", 1, "2026-11-20");
    const other = await bookAt(sam(), solo(), "15:00", 1, "2026-11-20");
    await sam().delete(`/api/bookings/${other}`);
    expect(refusalIn(await move(other, { duration: 2 }))).toEqual([409, "ALREADY_CANCELLED"]);
    club().clock.passMinutes(30);
    for (const client of [sam(), admin()]) {
      const refused = await move(id, { dateStr: "2026-11-22" }, client);
      expect(refused.status).toBe(422);
      expect(refused.json()).toMatchObject({
        code: "BOOKING_STARTED",
        error: "This booking has already started, so it can no longer be moved.",
      });
    }
  });

  test("leaves a launched boat's booking, and one that continues its outing, as it is", async () => {
    await switchLogOn(club());
    const id = await bookAt(sam(), solo(), "08:00");
    const next = await bookAt(sam(), solo(), "09:00");
    clockAt(club(), "07:50");
    await logOf(sam()).launch(id);
    for (const one of [id, next]) {
      expect(refusalIn(await move(one, { duration: 1.5 }))).toEqual([409, "ALREADY_LAUNCHED"]);
    }
    await logOf(sam()).land(id);
    expect(refusalIn(await move(id, { timeStr: "12:00" }))).toEqual([409, "ALREADY_LAUNCHED"]);
  });

  test("asks the gates of the water about the new outing", async () => {
    const id = await bookAt(sam(), solo(), "08:00");
    await act(admin(), "admin.editSafetySettings", { daylight: "refuse" });
    const dark = { timeStr: "20:00" };
    expect(refusalIn(await move(id, dark))).toEqual([422, "OUTSIDE_DAYLIGHT"]);
    const reason = { ...dark, override: "The full moon row" };
    expect(refusalIn(await move(id, reason))).toEqual([422, "OUTSIDE_DAYLIGHT"]);
    const { booking } = await moved(id, reason, admin());
    expect(booking).toMatchObject({ override: reason.override });
    expect(booking.warnings.map(({ code }) => code)).toEqual(["OUTSIDE_DAYLIGHT"]);
    expect((await moved(id, { timeStr: "12:00" })).booking).toMatchObject({
      override: null,
      warnings: [],
    });
  });

  test("keeps within a member's share, in which the old outing does not count", async () => {
    const id = await bookAt(sam(), solo(), "08:00");
    await act(admin(), "admin.editSettings", { maxAhead: 1, maxHoursPerWeek: 2 });
    expect(await moved(id, { dateStr: "2026-11-22", duration: 2 })).toMatchObject({
      hoursCharged: 1,
    });
    expect(refusalIn(await move(id, { duration: 3 }))).toEqual([422, "FAIR_USE"]);
  });

  test("answers a repetition with the first answer, and says what has changed since", async () => {
    const id = await bookAt(sam(), solo(), "08:00");
    const [key, other] = [{ "idempotency-key": "k-1" }, { "idempotency-key": "k-2" }];
    const first = await moved(id, { timeStr: "10:00", duration: 2 }, sam(), key);
    expect(await moved(id, { timeStr: "10:00", duration: 2 }, sam(), key)).toEqual(first);
    expect(await mails()).toHaveLength(1);
    await moved(id, { duration: 1 }, sam(), other);
    const late = await move(id, { timeStr: "10:00", duration: 2 }, sam(), key);
    expect(late.status).toBe(409);
    expect(late.json()).toMatchObject({
      code: "ALREADY_ANSWERED",
      error:
        "Booking WRC-0001 was moved, and has been changed to Saturday, November 21, 10:00 AM – 11:00 AM since.",
    });
    const reused = await move(id, { duration: 3 }, sam(), key);
    expect(refusalIn(reused)).toEqual([422, "KEY_REUSED"]);
  });

  test("makes the first answer to its booking an old one", async () => {
    const key = { "idempotency-key": "k-1" };
    const wanted = { boatId: solo(), dateStr: rowingDay, timeStr: "08:00", duration: 1 };
    const booked = await sam().post("/api/bookings", wanted, key);
    const { id } = booked.read(bookedView).booking;
    await moved(id, { timeStr: "09:00" });
    const again = await sam().post("/api/bookings", wanted, key);
    expect(again.json()).toMatchObject({
      code: "ALREADY_ANSWERED",
      error:
        "Booking WRC-0001 was made, and has been moved to Saturday, November 21, 9:00 AM – 10:00 AM since.",
    });
  });
});
