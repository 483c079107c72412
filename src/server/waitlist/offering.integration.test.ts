import { addMinutes } from "date-fns";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { bookedView, memberBookingView } from "../../shared/bookings/booking-schemas";
import { ownView } from "../../shared/members/member-views";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { bookAt, refusalIn, rowingDay } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";
import { fridayNoon } from "../testing/test-clock";
import { clubInstant } from "../testing/test-moment";
import { openWaitingClub } from "../testing/waiting";

const { club, db, lee, waiting, cancel, book, outings, everyMinute, minutesLater } =
  openWaitingClub();
const hours = async (client: TestClient) =>
  (await client.get("/api/auth/me")).read(ownView).member.hoursRemaining;

describe("a slot that comes free", () => {
  it("is held for the first who waits, costs nothing, and shows as taken without a name", async () => {
    const sam = await waiting("sam");
    const manager = await waiting("manager");
    await cancel();
    const until = addMinutes(fridayNoon, 60).toISOString();
    expect(await sam.entry())?.toMatchObject({
      status: "offered",
      offer: { boatId: club().boats.solo.id, startTime: "07:00", until },
    });
    expect(await manager.status()).toBe("open");
    expect(await hours(sam.client)).toBe(10);
    expect(await outings()).toEqual([
      { bookingDate: rowingDay, startTime: "07:00", duration: 1, status: "held" },
    ]);
    expect([await book(lee()), await book(manager.client)].map(refusalIn)).toEqual([
      [409, "SLOT_HELD"],
      [409, "SLOT_HELD"],
    ]);
    const [mail] = await db().outboxMessage.findMany({ where: { kind: "slot offered" } });
    expect(mail).toMatchObject({ memberId: club().people.sam.id });
    expect(mail?.text).toContain("1:30 PM on Friday, November 20");
    await expectBooksAgree(db());
  });

  it("is in no list of bookings, whoever asks", async () => {
    const sam = await waiting("sam");
    await cancel();
    const admin = await club().signIn("admin");
    const { bookingId } = (await sam.entry())?.offer ?? { bookingId: 0 };
    const day = `startDate=${rowingDay}&endDate=${rowingDay}`;
    expect((await sam.client.get("/api/members/bookings")).json()).toEqual([]);
    expect((await admin.get(`/api/admin/bookings/range?${day}`)).json()).toEqual([]);
    const csv = await admin.get("/api/admin/exports/bookings.csv");
    expect(csv.text).not.toContain(`WRC-${String(bookingId).padStart(4, "0")}`);
    expect(refusalIn(await sam.client.delete(`/api/bookings/${bookingId}`))).toEqual([
      404,
      "BOOKING_NOT_FOUND",
    ]);
    expect(
      refusalIn(await sam.client.put(`/api/bookings/${bookingId}`, { timeStr: "09:00" })),
    ).toEqual([404, "BOOKING_NOT_FOUND"]);
  });

  it("becomes a booking when it is accepted, once under one key, and the waitlist entry ends", async () => {
    const sam = await waiting("sam");
    await cancel();
    const { bookingId } = (await sam.entry())?.offer ?? {};
    const accepted = await sam.accept("once");
    expect(accepted.status, accepted.text).toBe(201);
    expect(accepted.json()).toMatchObject({
      booking: { id: bookingId, bookingDate: rowingDay, startTime: "07:00", status: "confirmed" },
      hoursRemaining: 9,
    });
    expect((await sam.accept("once")).json()).toEqual(accepted.json());
    expect(refusalIn(await sam.accept())).toEqual([409, "OFFER_OVER"]);
    expect([await sam.status(), await hours(sam.client)]).toEqual(["ended", 9]);
    expect(await outings()).toMatchObject([{ status: "confirmed" }]);
    expect(await db().outboxMessage.count({ where: { kind: "booking confirmed" } })).toBe(2);
    await expectBooksAgree(db());
  });

  it("is accepted by booking exactly it", async () => {
    const sam = await waiting("sam");
    await cancel();
    const { bookingId } = (await sam.entry())?.offer ?? {};
    const booked = await book(sam.client);
    expect([booked.status, booked.read(bookedView).booking.id]).toEqual([201, bookingId]);
    expect(await sam.status()).toBe("ended");
    await expectBooksAgree(db());
  });

  it("goes to the next when it is declined, and never back", async () => {
    const [sam, manager] = [await waiting("sam"), await waiting("manager")];
    await cancel();
    expect((await sam.decline()).json()).toMatchObject({ wish: { status: "open", offer: null } });
    expect(await manager.status()).toBe("offered");
    expect((await manager.decline()).status).toBe(200);
    expect(refusalIn(await manager.decline())).toEqual([409, "OFFER_OVER"]);
    await everyMinute();
    expect([await sam.status(), await manager.status()]).toEqual(["open", "open"]);
    expect(await outings()).toEqual([]);
    expect((await book(lee())).status).toBe(201);
  });

  it("goes to the next when its waitlist entry is deleted", async () => {
    const [sam, manager] = [await waiting("sam"), await waiting("manager")];
    await cancel();
    await sam.remove();
    expect(await manager.status()).toBe("offered");
  });

  it("goes to the next when its time runs out", async () => {
    const [sam, manager] = [await waiting("sam"), await waiting("manager")];
    await cancel();
    minutesLater(59);
    await everyMinute();
    expect(await sam.status()).toBe("offered");
    minutesLater(1);
    expect([await sam.status(), refusalIn(await sam.accept())]).toEqual([
      "open",
      [409, "OFFER_OVER"],
    ]);
    await everyMinute();
    expect([await sam.status(), await manager.status()]).toEqual(["open", "offered"]);
    expect(await db().booking.count({ where: { status: "held" } })).toBe(1);
  });

  it("is free for everybody once its time has run out, swept or not", async () => {
    const sam = await waiting("sam");
    await cancel();
    expect(await outings()).toMatchObject([{ status: "held" }]);
    minutesLater(60);
    expect(await outings()).toEqual([]);
    expect((await book(lee())).status).toBe(201);
    expect(await sam.status()).toBe("open");
    expect(await db().booking.count({ where: { status: "held" } })).toBe(0);
    await expectBooksAgree(db());
  });

  it("is passed over by whoever could not book it", async () => {
    const [zero, sam] = [await waiting("zero"), await waiting("sam")];
    await cancel();
    expect([await zero.status(), await sam.status()]).toEqual(["open", "offered"]);
  });

  it("is offered to each member one at a time", async () => {
    const manager = await club().signIn("manager");
    const other = await bookAt(manager, club().boats.solo.id, "09:00");
    const first = await waiting("sam");
    const second = await waiting("sam", { from: "09:00", to: "10:00" });
    await cancel();
    await manager.delete(`/api/bookings/${other}`);
    expect([await first.status(), await second.status()]).toEqual(["offered", "open"]);
    await first.decline();
    await everyMinute();
    expect([await first.status(), await second.status()]).toEqual(["open", "offered"]);
  });

  it("is offered part by part, each to another", async () => {
    const uma = await club().signIn("unlimited");
    await bookAt(uma, club().boats.solo.id, "08:00");
    const [sam, manager] = [
      await waiting("sam", { to: "09:00" }),
      await waiting("manager", { to: "09:00" }),
    ];
    await cancel();
    const [own] = (await uma.get("/api/members/bookings")).read(z.array(memberBookingView));
    await uma.delete(`/api/bookings/${own?.id}`);
    expect((await sam.entry())?.offer?.startTime).toBe("07:00");
    expect((await manager.entry())?.offer?.startTime).toBe("08:00");
  });

  it("is held until half an hour before its start at most", async () => {
    club().clock.set(clubInstant(rowingDay, "06:10"));
    const sam = await waiting("sam");
    await cancel();
    expect((await sam.entry())?.offer?.until).toBe(clubInstant(rowingDay, "06:30").toISOString());
  });

  it("is held for as long as the club says", async () => {
    const admin = await club().signIn("admin");
    await admin.put("/api/admin/settings/club", { waitlistHold: 5 });
    const sam = await waiting("sam");
    await cancel();
    expect((await sam.entry())?.offer?.until).toBe(addMinutes(fridayNoon, 5).toISOString());
  });
});
