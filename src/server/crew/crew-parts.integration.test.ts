import { describe, expect, test } from "vitest";
import { act } from "../testing/ask-procedure";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { openCrewClub } from "../testing/open-crew-club";
import { clockAt, refusalIn } from "../testing/outing-log";
import { personEmail } from "../testing/test-people";

// Sam has 10 hours, Lee 5; an outing in the Tango costs 3.
const {
  club,
  db,
  as,
  day,
  book,
  crewOf,
  asked,
  invitations,
  accept,
  joined,
  share,
  leave,
  balance,
  subtract,
  mails,
} = openCrewClub();

describe("a shared cost", () => {
  test("is paid by who comes along, and its rower has it back", async () => {
    const id = await book();
    expect((await share(id, 2)).json()).toEqual({ share: "equal", ways: 2, part: 1.5 });
    expect(await invitations("lee")).toEqual([]);
    await joined(id, "lee");
    expect([await balance("sam"), await balance("lee")]).toEqual([8.5, 3.5]);
    expect((await mails("in crew"))[0]?.text).toContain("Your part is 1.5 hours");
    await expectBooksAgree(db());
  });

  test("goes into quarters, and the rest of it and empty seats are the rower's", async () => {
    const id = await book({ duration: 1.5 }); // 2.25 hours, 9 quarters
    expect((await share(id, 2)).json()).toMatchObject({ part: 1 });
    await joined(id, "lee");
    expect([await balance("sam"), await balance("lee")]).toEqual([8.75, 4]);
    await expectBooksAgree(db());
  });

  test("is nothing for unlimited people, whose part stays the rower's, and of an unlimited rower", async () => {
    const id = await book();
    await share(id, 3);
    await joined(id, "unlimited");
    expect(await balance("sam")).toBe(7);
    const other = await book({ dateStr: "2026-11-25" }, "unlimited");
    const shared = await as("unlimited").put(`/api/bookings/${other}/share`, {
      share: "equal",
      ways: 2,
    });
    expect(shared.json()).toMatchObject({ part: 0 });
    await expectBooksAgree(db());
  });

  test("is settled once somebody is in, has room for as many as pay, and fits the boat", async () => {
    const id = await book();
    const more = await share(id, 4);
    expect(refusalIn(more)).toEqual([422, "TOO_MANY_ABOARD"]);
    expect(more.json()).toMatchObject({ field: "ways" });
    expect(refusalIn(await share(id, 1))).toEqual([400, "BAD_INPUT"]);
    await share(id, 2);
    const [entry] = await asked(id, "unlimited");
    await joined(id, "lee");
    expect(refusalIn(await share(id, 3))).toEqual([409, "SHARE_SETTLED"]);
    expect(refusalIn(await accept(entry?.id ?? 0, "unlimited"))).toEqual([409, "SEATS_FULL"]);
  });

  test("is refused to who cannot pay, and where it has changed since it was seen", async () => {
    const id = await book();
    await share(id, 2);
    const [entry] = await asked(id, "zero");
    expect(refusalIn(await accept(entry?.id ?? 0, "zero"))).toEqual([422, "NOT_ENOUGH_HOURS"]);
    await asked(id, "lee");
    const [seen] = await invitations("lee");
    expect(seen?.cost).toBe(1.5);
    await share(id, 3);
    const answer = await accept(seen?.id ?? 0, "lee", { cost: 1.5 });
    expect(refusalIn(answer)).toEqual([409, "CHANGED_SINCE"]);
    expect(answer.json()).toMatchObject({ field: "cost", now: 1 });
    expect((await accept(seen?.id ?? 0, "lee", { cost: 1 })).status).toBe(200);
  });

  test("is charged once, though the call comes twice", async () => {
    const id = await book();
    await share(id, 2);
    const [entry] = await asked(id, "lee");
    const key = { "Idempotency-Key": "twice" };
    const answers = [
      await accept(entry?.id ?? 0, "lee", {}, key),
      await accept(entry?.id ?? 0, "lee", {}, key),
    ];
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect(await balance("lee")).toBe(3.5);
    await leave(id, entry?.id ?? 0, "lee");
    expect(refusalIn(await accept(entry?.id ?? 0, "lee", {}, key))).toEqual([
      409,
      "ALREADY_ANSWERED",
    ]);
  });
});

describe("leaving never fails", () => {
  async function rowing() {
    const id = await book();
    await share(id, 2);
    return { id, lee: await joined(id, "lee") };
  }

  test("the part comes back and the rower is charged it", async () => {
    const { id, lee } = await rowing();
    expect((await leave(id, lee, "lee")).status).toBe(200);
    expect([await balance("sam"), await balance("lee")]).toEqual([7, 5]);
    expect(await mails("crew left")).toMatchObject([{ recipient: personEmail("sam") }]);
    expect(await mails("left crew")).toMatchObject([{ recipient: personEmail("lee") }]);
    await expectBooksAgree(db());
  });

  test("stays paid where the rower cannot pay it, which is said before, until it is cancelled", async () => {
    const { id, lee } = await rowing();
    await subtract(8);
    const before = await crewOf(id, "lee");
    expect(before.backOnLeaving).toBeNull();
    await leave(id, lee, "lee");
    expect([await balance("sam"), await balance("lee")]).toEqual([0.5, 3.5]);
    expect((await mails("left crew"))[0]?.text).toContain("1.5 hours stay paid");
    await joined(id, "lee");
    expect([await balance("sam"), await balance("lee")]).toEqual([2, 2]);
    await as("sam").delete(`/api/bookings/${id}`);
    expect([await balance("sam"), await balance("lee")]).toEqual([2, 5]);
    await expectBooksAgree(db());
    const told = await mails("booking cancelled");
    expect(told.filter(({ recipient }) => recipient === personEmail("lee"))).toHaveLength(1);
  });

  test("late, a leaver has the late share back and the rower is charged only that", async () => {
    await act(as("admin"), "admin.editSettings", { lateCancelMinutes: 120, lateCancelReturn: 50 });
    const { id, lee } = await rowing();
    clockAt(club(), "09:00", day);
    await leave(id, lee, "lee"); // 6 quarters, of which 3 come back
    expect([await balance("sam"), await balance("lee")]).toEqual([7.75, 4.25]);
    const answer = await as("sam").delete(`/api/bookings/${id}`);
    // Sam has paid 9 quarters, of which 5 come back; what Lee left stays kept.
    expect(answer.json()).toEqual({ hoursRefunded: 1.25, hoursRemaining: 9 });
    expect(await balance("lee")).toBe(4.25);
    expect((await db().booking.findUniqueOrThrow({ where: { id } })).hoursKept.toNumber()).toBe(
      1.75,
    );
    await expectBooksAgree(db());
  });

  test("a member who is paused or leaves the club has it back; what nobody can pay comes off", async () => {
    const { id } = await rowing();
    await subtract(8);
    await as("admin").post(`/api/admin/members/${club().people.lee.id}/pause`, {});
    expect([await balance("sam"), await balance("lee")]).toEqual([0, 5]);
    const booking = await db().booking.findUniqueOrThrow({ where: { id } });
    expect([booking.hoursUsed.toNumber(), booking.hoursWaived.toNumber()]).toEqual([2, 1]);
    await expectBooksAgree(db());
    expect(await db().auditEntry.findMany({ where: { act: "hours let off" } })).toMatchObject([
      { subjectType: "booking", subjectId: id, after: { hours: 1 } },
    ]);
  });

  test("a member who is deleted is in no crew, and gives their seat free", async () => {
    const { id } = await rowing();
    const removed = await as("admin").delete(`/api/admin/members/${club().people.lee.id}`);
    expect(removed.status).toBe(200);
    expect((await crewOf(id)).crew).toEqual([]);
    expect(await balance("sam")).toBe(7);
    await expectBooksAgree(db());
  });
});
