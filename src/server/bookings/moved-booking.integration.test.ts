import { describe, expect, test } from "vitest";
import { buildHours } from "../demo/builders";
import { act, ask } from "../testing/ask-procedure";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { openMovingClub } from "../testing/moves";
import { bookAt, clockAt, refusalIn, rowingDay } from "../testing/outing-log";
import { offerTo } from "../testing/replacements";
import { testMoment } from "../testing/test-moment";
import { remindRowers } from "./remind-rowers";

const { club, db, sam, admin, solo, tango, move, moved, mails } = openMovingClub();

const nets = async (id: number) => {
  const lots = await db().hourLine.groupBy({
    by: ["lotId"],
    where: { bookingId: id },
    _sum: { quarters: true },
    orderBy: { lotId: "asc" },
  });
  return lots.map(({ _sum }) => _sum.quarters);
};

describe("hours of a moved booking", () => {
  test("go back to the lot last charged first, and a cancelling returns each lot's own", async () => {
    const zero = await club().signIn("zero");
    const { id: memberId } = club().people.zero;
    await buildHours(db(), memberId, 1, testMoment(club().clock.now()));
    club().clock.passMinutes(60 * 24);
    zero.cookie = (await club().signIn("zero")).cookie;
    await buildHours(db(), memberId, 3, testMoment(club().clock.now()));
    const id = await bookAt(zero, solo(), "08:00", 1, "2026-11-24");
    expect(await nets(id)).toEqual([-4]);
    await moved(id, { duration: 2.5 }, zero);
    expect(await nets(id)).toEqual([-4, -6]);
    await moved(id, { duration: 0.5 }, zero);
    expect(await nets(id)).toEqual([-2, 0]);
    await moved(id, { duration: 3 }, zero);
    expect(await nets(id)).toEqual([-4, -8]);
    await zero.delete(`/api/bookings/${id}`);
    expect(await nets(id)).toEqual([0, 0]);
    const lots = await db().hourLot.findMany({ where: { memberId }, orderBy: { id: "asc" } });
    expect(lots.map(({ remainingQuarters }) => remainingQuarters)).toEqual([4, 12]);
    await expectBooksAgree(db());
  });

  test("that have ended meanwhile open again for 30 days", async () => {
    const id = await bookAt(sam(), solo(), "08:00", 2, "2026-11-24");
    await db().hourLot.updateMany({
      where: { memberId: club().people.sam.id },
      data: { expiresOn: new Date("2026-11-19") },
    });
    expect(await moved(id, { duration: 0.5 })).toMatchObject({
      hoursRefunded: 1.5,
      hoursRemaining: 1.5,
    });
    const [lot] = await db().hourLot.findMany({ where: { memberId: club().people.sam.id } });
    expect(lot).toMatchObject({ remainingQuarters: 6, expiresOn: new Date("2026-12-20") });
    await expectBooksAgree(db());
  });

  test("are none for unlimited members, and what was free stays so until it is longer", async () => {
    const uma = await club().signIn("unlimited");
    const id = await bookAt(uma, solo(), "08:00", 2);
    expect(await moved(id, { boatId: tango(), duration: 3 }, uma)).toMatchObject({
      booking: { hoursUsed: 0 },
      hoursCharged: 0,
    });
    await act(admin(), "admin.subtractHours", { id: club().people.unlimited.id, hours: 999_995 });
    expect(await moved(id, { timeStr: "12:00", duration: 2.5 }, uma)).toMatchObject({
      hoursCharged: 0,
      hoursRemaining: 5,
    });
    expect(refusalIn(await move(id, { duration: 4 }, uma))).toEqual([422, "NOT_ENOUGH_HOURS"]);
    expect(await moved(id, { duration: 3 }, uma)).toMatchObject({ hoursCharged: 4.5 });
    await expectBooksAgree(db());
  });

  test("go back whole where the member has become unlimited since", async () => {
    const id = await bookAt(sam(), solo(), "08:00", 2);
    await buildHours(db(), club().people.sam.id, 1_000_000, testMoment(club().clock.now()));
    expect(await moved(id, { timeStr: "12:00" })).toMatchObject({
      booking: { hoursUsed: 0 },
      hoursRefunded: 2,
    });
    await expectBooksAgree(db());
  });
});

describe("a move by an admin", () => {
  test("keeps to an admin's limits as far as they change, and is in the trail", async () => {
    const id = await bookAt(sam(), solo(), "20:30", 0.5);
    await moved(id, { boatId: tango() }, admin());
    expect(refusalIn(await move(id, { timeStr: "08:30" }, admin()))).toEqual([400, "BAD_INPUT"]);
    expect(refusalIn(await move(id, { timeStr: "21:00" }, admin()))).toEqual([422, "CLOSED"]);
    await moved(id, { timeStr: "08:00", duration: 1 }, admin());
    const acts = await db().auditEntry.findMany({
      where: { act: "booking moved for a member" },
      orderBy: { id: "asc" },
    });
    expect(acts).toHaveLength(2);
    expect(acts[1]).toMatchObject({
      subjectType: "booking",
      subjectId: id,
      before: { boatId: tango(), bookingDate: rowingDay, startTime: "20:30", duration: 0.5 },
      after: { bookingDate: rowingDay, startTime: "08:00", duration: 1 },
    });
    expect((await mails()).map(({ topic, memberId }) => [topic, memberId])).toEqual([
      [null, club().people.sam.id],
      [null, club().people.sam.id],
    ]);
  });

  test("of their own booking keeps to a member's limits, and is in no trail", async () => {
    const id = await bookAt(admin(), solo(), "08:00");
    await moved(id, { timeStr: "20:30", duration: 0.5 }, admin());
    expect(await db().auditEntry.count({ where: { act: "booking moved for a member" } })).toBe(0);
  });
});

describe("whoever rows a moved booking", () => {
  test("gets exactly one mail, with the entry that takes the old one's place", async () => {
    const id = await bookAt(sam(), solo(), "08:00");
    const entry = async () =>
      (await sam().get(`/api/bookings/${id}/calendar.ics`)).text.replaceAll("\r\n ", "");
    const uid = /UID:.*/.exec(await entry())?.[0];
    club().clock.passMinutes(10);
    const before = await db().outboxMessage.count();
    await moved(id, { boatId: tango(), timeStr: "10:00" });
    expect(await db().outboxMessage.count()).toBe(before + 1);
    const [mail] = await mails();
    expect(mail).toMatchObject({ bookingId: id, topic: "bookings" });
    expect(mail?.subject).toBe('{reference} is now Tango 17 "Orca", Sat, Nov 21 at 10:00 AM');
    expect(mail?.text).toContain(
      'It is now:\nTango 17 "Orca"\nSaturday, November 21, 10:00 AM – 11:00 AM\n' +
        "It costs 0.5 hours more. Your balance: 8.5 hours.",
    );
    expect(await entry()).toContain(uid);
    expect(await entry()).toContain("SEQUENCE:1");
    expect(await entry()).toContain("DTSTART:20261121T170000Z");
    expect(await entry()).toContain("DTSTAMP:20261120T194000Z");
  });

  test("gets none who does without", async () => {
    const id = await bookAt(sam(), solo(), "08:00");
    await db().member.update({
      where: { id: club().people.sam.id },
      data: { mutedMail: ["bookings"] },
    });
    await moved(id, { timeStr: "10:00" });
    expect(await mails()).toEqual([]);
    await moved(id, { timeStr: "11:00" }, admin());
    expect(await mails()).toHaveLength(1);
  });

  test("is reminded of the new start, once, and not of what was just moved", async () => {
    const remind = async () => {
      await remindRowers(db(), club().services.weatherUrl, testMoment(club().clock.now()));
      return (await mails("reminder")).map(({ onceKey }) => onceKey);
    };
    const id = await bookAt(sam(), solo(), "08:00");
    await moved(id, { dateStr: "2026-11-22" });
    clockAt(club(), "18:00", "2026-11-20");
    expect(await remind()).toEqual([]);
    clockAt(club(), "18:05", "2026-11-21");
    const told = [`reminder ${id} 2026-11-22`];
    expect(await remind()).toEqual(told);
    await moved(id, { timeStr: "10:00" });
    expect(await remind()).toEqual(told);
    await moved(id, { dateStr: "2026-11-24" });
    clockAt(club(), "18:00", "2026-11-23");
    expect(await remind()).toEqual([...told, `reminder ${id} 2026-11-24`]);
  });

  test("who moves it to within minutes sees no code that a booking would not show", async () => {
    await act(admin(), "admin.editSafetySettings", { codesShown: 30 });
    const id = await bookAt(sam(), solo(), "12:00");
    const lockCode = async () => {
      const [mine] = await ask(sam(), "bookings.mine");
      return mine?.boat.lockCode;
    };
    clockAt(club(), "07:45");
    await moved(id, { timeStr: "08:00" });
    expect(await lockCode()).toBe(null);
    clockAt(club(), "07:55");
    await moved(id, { timeStr: "12:00" });
    clockAt(club(), "11:30");
    expect(await lockCode()).toBe("4712");
    await moved(id, { duration: 1.5 });
    expect(await lockCode()).toBe("4712");
  });
});

test("an offer about what was moved is over, and a new one can be made", async () => {
  const id = await bookAt(sam(), solo(), "08:00");
  const services = () => ({ db: db(), at: club().clock.now() });
  const choose = (token: string) =>
    club().visitor().post(`/api/booking-offers/${token}`, { choice: "cancel" });
  const first = await offerTo(services(), id, "no-go");
  club().clock.passMinutes(1);
  await moved(id, { duration: 1.5 });
  expect((await club().visitor().get(`/api/booking-offers/${first}`)).json()).toMatchObject({
    choices: ["cancel"],
  });
  await moved(id, { timeStr: "12:00" });
  expect(refusalIn(await choose(first))).toEqual([422, "LINK_SPENT"]);
  const second = await offerTo(services(), id, "no-go");
  expect((await choose(second)).json()).toMatchObject({ hoursRefunded: 1.5 });
});
