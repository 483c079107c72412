import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { memberBookingView } from "../../shared/bookings/booking-schemas";
import { remindRowers } from "../bookings/remind-rowers";
import { act, ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt, logOf, outingIn, refusalIn } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";

const club = openTestClub();
const codes = { gateCode: "2010#", shedCode: "4471", washroomCode: "1855" };

let admin: TestClient;
let sam: TestClient;
let boatId: number;
beforeEach(async () => {
  admin = await club().signIn("admin");
  sam = await club().signIn("sam");
  boatId = club().boats.solo.id;
  await act(admin, "admin.editSettings", codes);
  await act(admin, "admin.editSafetySettings", { codesShown: 30, outingLog: "on" });
});

/** What a member sees of their booking's codes. */
async function seen(id: number, client = sam) {
  const mine = (await client.get("/api/members/bookings")).read(z.array(memberBookingView));
  const booking = mine.find((one) => one.id === id);
  const { access } = await ask(client, "bookings.accessCodes");
  const { codesFrom } = booking ?? {};
  return { lock: booking?.boat.lockCode, gate: access?.gateCode ?? null, codesFrom };
}
const shown = { lock: "4712", gate: codes.gateCode, codesFrom: null };
const over = { lock: null, gate: null, codesFrom: null };

describe("codes that appear 30 minutes before the start", () => {
  test("say when before, and are there from then until the end", async () => {
    const id = await bookAt(sam, boatId, "06:00");
    const codesFrom = { date: "2026-11-21", time: "05:30", orAtLaunch: false };
    expect(await seen(id)).toEqual({ lock: null, gate: null, codesFrom });
    clockAt(club(), "05:29");
    expect(await seen(id)).toMatchObject({ lock: null, gate: null });
    clockAt(club(), "05:30");
    expect(await seen(id)).toEqual(shown);
    clockAt(club(), "06:59");
    expect(await seen(id)).toEqual(shown);
    clockAt(club(), "07:00");
    expect(await seen(id)).toEqual(over);
  });

  test("stay with a boat that is late until it is back, 3 hours at most", async () => {
    const id = await bookAt(sam, boatId, "06:00");
    clockAt(club(), "06:00");
    outingIn(await logOf(sam).launch(id));
    clockAt(club(), "09:59");
    expect(await seen(id)).toEqual(shown);
    clockAt(club(), "10:00");
    expect(await seen(id)).toEqual(over);
    clockAt(club(), "08:00");
    outingIn(await logOf(sam).land(id));
    expect(await seen(id)).toEqual(over);
  });

  test("wait for the launch or the start where the booking is made inside them", async () => {
    clockAt(club(), "05:40");
    const id = await bookAt(sam, boatId, "06:00");
    const codesFrom = { date: "2026-11-21", time: "06:00", orAtLaunch: true };
    expect(await seen(id)).toEqual({ lock: null, gate: null, codesFrom });
    clockAt(club(), "05:50");
    outingIn(await logOf(sam).launch(id));
    expect(await seen(id)).toEqual(shown);
    expect(refusalIn(await sam.delete(`/api/bookings/${id}`))).toEqual([409, "ALREADY_LAUNCHED"]);
  });

  test("are not there once it is cancelled", async () => {
    const id = await bookAt(sam, boatId, "06:00");
    clockAt(club(), "05:45");
    await sam.delete(`/api/bookings/${id}`);
    expect(await seen(id)).toEqual(over);
  });

  test("are always there for managers and admins", async () => {
    const manager = await club().signIn("manager");
    const { access } = await ask(manager, "bookings.accessCodes");
    expect(access).toMatchObject(codes);
    expect((await manager.get(`/api/boats/${boatId}`)).json()).toMatchObject({ lockCode: "4712" });
  });

  test("are announced by the reminder and the confirmation, and stand in neither", async () => {
    await bookAt(sam, boatId, "06:00");
    const { db, weatherUrl, publicUrl } = club().services;
    clockAt(club(), "18:00", "2026-11-20");
    await remindRowers(db, weatherUrl, testMoment(club().clock.now()));
    const when = "Codes appear on Saturday, November 21 at 5:30 AM";
    for (const { id } of await db.outboxMessage.findMany({ where: { memberId: 3 } })) {
      const { text } = await ask(admin, "admin.outboxMessage", { id });
      expect(text).toContain(`${when}: ${publicUrl}/dashboard`);
      expect(text).not.toMatch(/4712|2010#|4471|1855/);
    }
  });

  test("are noted in the trail once for each booking, however often they are read at once", async () => {
    const id = await bookAt(sam, boatId, "06:00");
    await seen(id);
    clockAt(club(), "05:30");
    await Promise.all(Array.from({ length: 8 }, () => seen(id)));
    const entries = await club().services.db.auditEntry.findMany({ where: { act: "codes shown" } });
    expect(entries).toMatchObject([
      { actorName: "Sam Marsh", subjectType: "booking", subjectId: id },
    ]);
    expect(JSON.stringify(entries)).not.toContain("4712");
  });
});

test("another lock code is seen anew, and has been seen by nobody before", async () => {
  const id = await bookAt(sam, boatId, "06:00");
  clockAt(club(), "05:30");
  await seen(id);
  await act(admin, "admin.editBoat", { id: boatId, lockCode: "9000" });
  expect(await club().services.db.codesSeen.count()).toBe(0);
  expect(await seen(id)).toMatchObject({ lock: "9000" });
  expect(await club().services.db.auditEntry.count({ where: { act: "codes shown" } })).toBe(2);
});

test("staff see which codes people have seen who left, until a manager changes them", async () => {
  await bookAt(sam, boatId, "06:00");
  clockAt(club(), "05:30");
  await sam.get("/api/members/bookings");
  const manager = await club().signIn("manager");
  expect(await ask(manager, "admin.codesSeen")).toEqual({ locks: [], club: [] });
  clockAt(club(), "08:00");
  await act(admin, "admin.deleteMember", { id: club().people.sam.id });
  const ofTheClub = [
    { code: "gateCode", people: 1 },
    { code: "shedCode", people: 1 },
  ];
  await act(admin, "admin.editSettings", { washroomCode: "" });
  expect(await ask(manager, "admin.codesSeen")).toMatchObject({
    locks: [{ boat: { id: boatId }, people: 1 }],
    club: ofTheClub,
  });
  await act(manager, "admin.changeLockCode", { id: boatId, lockCode: "9000" });
  expect(await ask(manager, "admin.codesSeen")).toEqual({ locks: [], club: ofTheClub });
  await act(admin, "admin.editSettings", { gateCode: "3344", phone: "250-555-0199" });
  expect(await ask(manager, "admin.codesSeen")).toEqual({ locks: [], club: [ofTheClub[1]] });
  await act(admin, "admin.editSettings", { shedCode: "8899" });
  expect(await ask(manager, "admin.codesSeen")).toEqual({ locks: [], club: [] });
  expect((await manager.get(`/api/boats/${boatId}`)).json()).toMatchObject({ lockCode: "9000" });
});

test("codes that appear at the booking leave no trace of being read", async () => {
  await act(admin, "admin.editSafetySettings", { codesShown: "atBooking" });
  const id = await bookAt(sam, boatId, "06:00");
  expect(await seen(id)).toEqual(shown);
  expect(await club().services.db.codesSeen.count()).toBe(0);
  expect(await club().services.db.auditEntry.count({ where: { act: "codes shown" } })).toBe(0);
});

test.each([14, 1441, "later", 30.5])(
  "codes are not shown %s minutes before",
  async (codesShown) => {
    const answer = await admin.put("/api/admin/settings/safety", { codesShown });
    expect(refusalIn(answer)).toEqual([400, "BAD_INPUT"]);
    expect(answer.json()).toMatchObject({
      field: "codesShown",
      error: expect.stringContaining("15 to 1440 minutes"),
    });
  },
);
