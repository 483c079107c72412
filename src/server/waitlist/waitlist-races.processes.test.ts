import { addMinutes } from "date-fns";
import { expect, test } from "vitest";
import { endTime } from "../../shared/time/clock-times";
import { waitlistEntryAnswer } from "../../shared/waitlist/waitlist-schemas";
import { buildMember } from "../demo/builders";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { onBothDatabases } from "../testing/open-on-both";
import { bookAt, rowingDay } from "../testing/outing-log";
import { testMoment } from "../testing/test-moment";
import { offerOn } from "./offer-on";

// On a server, two processes of the club share the database.
onBothDatabases((club) => {
  const db = () => club().db;

  const times = <T>(count: number, ask: (turn: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, turn) => ask(turn)));
  const raise = (error: unknown) => {
    throw error;
  };
  const everyMinute = () => offerOn(db(), raise, testMoment(club().clock.now()));
  const minutesLater = (minutes: number) =>
    club().clock.set(addMinutes(club().clock.now(), minutes));

  /** Twenty members more, each with a waitlist entry for an hour or a half, in their order. */
  async function twentyWait(bookingDate = rowingDay, startOf?: (nr: number) => string) {
    const at = club().clock.now();
    const ids: number[] = [];
    for (let nr = 0; nr < 20; nr += 1) {
      const person = { email: `wisher${nr}@row.example`, firstName: `Wisher ${nr}`, password: "" };
      const { id } = await db().$transaction((tx) => buildMember(tx, person, 5, testMoment(at)));
      const from = startOf?.(nr) ?? "07:00";
      const length = startOf ? 0.5 : 1;
      const waitlistEntry = {
        kind: "single",
        from,
        to: endTime(from, length),
        duration: length,
      } as const;
      const row = { ...waitlistEntry, memberId: id, place: 1, createdAt: at };
      await db().waitlistEntry.create({ data: { ...row, bookingDate: new Date(bookingDate) } });
      ids.push(id);
    }
    return ids;
  }

  const held = () => db().booking.findMany({ where: { status: "held" } });

  /** No slot is offered to anybody twice, and nothing is held past its time. */
  async function expectOrder() {
    const offers = await db().waitlistOffer.findMany();
    const slots = offers.map((offer) =>
      [offer.memberId, offer.boatId, offer.bookingDate.getTime(), offer.startTime].join(),
    );
    expect(new Set(slots).size).toBe(slots.length);
    const now = club().clock.now();
    expect((await held()).filter(({ heldUntil }) => !heldUntil || heldUntil <= now)).toEqual([]);
    await expectBooksAgree(db());
  }

  const holdFor = (waitlistHold: number) =>
    db().clubSettings.upsert({
      where: { id: 1 },
      create: { id: 1, settings: { waitlistHold } },
      update: { settings: { waitlistHold } },
    });

  test("of 20 waitlist entries for one slot each is offered it once, in their order, whoever sweeps", async () => {
    await holdFor(5);
    const lee = await club().signIn("lee");
    const id = await bookAt(lee, club().boats.solo.id, "07:00");
    const wishers = await twentyWait();
    await lee.delete(`/api/bookings/${id}`);
    const had: number[] = [];
    for (const _ of wishers) {
      had.push(...(await held()).map(({ memberId }) => memberId));
      minutesLater(5);
      await times(4, everyMinute);
      await everyMinute();
      await expectOrder();
    }
    expect(had).toEqual(wishers);
    expect(await held()).toEqual([]);
  });

  test("accepting beside the boat being switched off leaves nothing held", async () => {
    const lee = await club().signIn("lee");
    const sam = await club().signIn("sam", 1);
    const admin = await club().signIn("admin");
    const { id: boatId } = club().boats.solo;
    const path = `/api/admin/boats/${boatId}/toggle`;
    for (const [round, start] of ["06:00", "09:00", "12:00", "15:00"].entries()) {
      const id = await bookAt(lee, boatId, start);
      const span = { dateStr: rowingDay, from: start, to: endTime(start, 1), duration: 1 };
      const added = await sam.post("/api/waitlist", { kind: "boat", boatId, ...span });
      const { wish: waitlistEntry } = added.read(waitlistEntryAnswer);
      await lee.delete(`/api/bookings/${id}`);
      expect(await held()).toHaveLength(1);
      const [accepted, switched] = await Promise.all([
        sam.post(`/api/waitlist/${waitlistEntry.id}/accept`, {}),
        admin.put(path, { available: false }),
      ]);
      expect(switched.status, switched.text).toBe(200);
      expect([201, 409]).toContain(accepted.status);
      expect(await held()).toEqual([]);
      await expectOrder();
      // Either it was booked before, or its member was told.
      const told = await db().outboxMessage.count({ where: { kind: "hold taken back" } });
      const memberId = club().people.sam.id;
      const booked = await db().booking.count({ where: { memberId, status: "confirmed" } });
      expect(told + booked).toBe(round + 1);
      await sam.delete(`/api/waitlist/${waitlistEntry.id}`);
      await admin.put(path, { available: true });
    }
  });

  test("what comes free beside the dark being refused is held for nobody", async () => {
    const [lee, sam] = [await club().signIn("lee"), await club().signIn("sam", 1)];
    const admin = await club().signIn("admin");
    const refuseDark = (daylight: string) => admin.put("/api/admin/settings/safety", { daylight });
    const { id: boatId } = club().boats.solo;
    for (const start of ["05:00", "06:00", "18:00", "19:00", "20:00", "21:00"]) {
      const id = await bookAt(lee, boatId, start);
      const span = { dateStr: rowingDay, from: start, to: endTime(start, 1), duration: 1 };
      const added = await sam.post("/api/waitlist", { kind: "boat", boatId, ...span });
      const { wish: waitlistEntry } = added.read(waitlistEntryAnswer);
      const [freed, refused] = await Promise.all([
        lee.delete(`/api/bookings/${id}`),
        refuseDark("refuse"),
      ]);
      expect([freed.status, refused.status]).toEqual([200, 200]);
      expect(await held()).toEqual([]);
      await sam.delete(`/api/waitlist/${waitlistEntry.id}`);
      await refuseDark("off");
    }
    await expectOrder();
  });

  test("50 cancellings and bookings at once lose no slot, and offer each to one", async () => {
    await holdFor(5);
    const uma = await club().signIn("unlimited");
    const others = await Promise.all(
      (["admin", "manager", "sam"] as const).map((key, turn) => club().signIn(key, turn + 1)),
    );
    const client = (turn: number) => others[turn % 4] ?? uma;
    const { solo, tango } = club().boats;
    const starts = Array.from({ length: 17 }, (_, nr) => `${String(5 + nr).padStart(2, "0")}:00`);
    const ids: number[] = [];
    for (const start of starts) ids.push(await bookAt(uma, solo.id, start, 0.5));
    await twentyWait(rowingDay, (nr) => starts[nr % starts.length] ?? "07:00");

    const answers = await times(50, (turn) => {
      const [id, start] = [ids[turn % 17], starts[turn % 17]];
      const slot = { dateStr: rowingDay, timeStr: start, duration: 0.5 };
      return turn % 3 === 0
        ? client(turn).post("/api/bookings", { boatId: turn % 2 ? solo.id : tango.id, ...slot })
        : uma.delete(`/api/bookings/${id}`);
    });
    // On a busy machine some hear 503, and what they asked for may be done or not. None falls over.
    expect(answers.map(({ status }) => status)).not.toContain(500);
    await expectOrder();

    // Whoever was passed over is offered it now: then everything free was offered to all who wait for it.
    for (let turn = 0; turn < 4; turn += 1) {
      await everyMinute();
      await expectOrder();
      minutesLater(5);
      await everyMinute();
    }
    const lost = await db().$queryRaw`
    SELECT wish."id", wish."from" FROM "wishes" wish
     WHERE wish."endedAt" IS NULL
       AND NOT EXISTS (SELECT 1 FROM "bookings" WHERE "boatId" = ${solo.id} AND "status" <> 'cancelled'
                        AND booking_span("bookingDate", "startTime", "duration")
                            && booking_span(wish."bookingDate", wish."from", wish."duration"))
       AND NOT EXISTS (SELECT 1 FROM "wish_offers" WHERE "wishId" = wish."id")`;
    expect(lost).toEqual([]);
  });
});
