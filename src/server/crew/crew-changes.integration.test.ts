import { describe, expect, test } from "vitest";
import { act, ask } from "../testing/ask-procedure";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { openCrewClub } from "../testing/open-crew-club";
import { refusalIn } from "../testing/outing-log";
import { personEmail } from "../testing/test-people";

// Sam has 10 hours, Lee 5; an outing in the Tango costs 3.
const {
  club,
  db,
  as,
  day,
  book,
  crewOf,
  add,
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

describe("an outing that changes", () => {
  test("returns the parts, asks each again under another id and tells all once", async () => {
    const id = await book();
    await share(id, 2);
    const lee = await joined(id, "lee");
    await asked(id, "unlimited");
    await add(id, { guest: "Kim" });
    const moved = await as("sam").put(`/api/bookings/${id}`, { timeStr: "11:00" });
    expect(moved.json()).toMatchObject({ hoursCharged: 1.5, hoursRefunded: 0, hoursRemaining: 7 });
    expect([await balance("sam"), await balance("lee")]).toEqual([7, 5]);
    expect(refusalIn(await leave(id, lee, "lee"))).toEqual([404, "CREW_NOT_FOUND"]);
    const [again] = await invitations("lee");
    expect(again).toMatchObject({ booking: { id, startTime: "11:00" }, cost: 1.5 });
    expect(again?.id).not.toBe(lee);
    const crew = await crewOf(id);
    expect(crew.crew.map(({ state }: { state: string }) => state).sort()).toEqual([
      "asked",
      "asked",
      "guest",
    ]);
    expect(crew).toMatchObject({ share: "equal", ways: 2, part: 1.5 });
    expect((await mails("crew asked again")).map(({ recipient }) => recipient).sort()).toEqual([
      personEmail("lee"),
      personEmail("unlimited"),
    ]);
    await accept(again?.id ?? 0, "lee", { cost: 1.5 });
    expect(await balance("lee")).toBe(3.5);
    await expectBooksAgree(db());
  });

  test("gives back what somebody still paid who had left, and tells them", async () => {
    const id = await book();
    await share(id, 2);
    const lee = await joined(id, "lee");
    await subtract(8);
    await leave(id, lee, "lee");
    await as("admin").post(`/api/admin/members/${club().people.sam.id}/add-hours`, { hours: 2 });
    await as("sam").put(`/api/bookings/${id}`, { timeStr: "11:00" });
    expect([await balance("sam"), await balance("lee")]).toEqual([1, 5]);
    expect(await mails("part returned")).toMatchObject([{ recipient: personEmail("lee") }]);
    expect(await invitations("lee")).toEqual([]);
    await expectBooksAgree(db());
  });

  test("needs the rower's hours for the whole, and a seat for each guest", async () => {
    const id = await book();
    await share(id, 2);
    await joined(id, "lee");
    await subtract(8);
    expect(refusalIn(await as("sam").put(`/api/bookings/${id}`, { timeStr: "11:00" }))).toEqual([
      422,
      "NOT_ENOUGH_HOURS",
    ]);
    expect(await balance("lee")).toBe(3.5);
    await add(id, { guest: "Kim" });
    await db().boat.update({ where: { id: club().boats.solo.id }, data: { capacity: 1 } });
    const solo = await as("sam").put(`/api/bookings/${id}`, {
      boatId: club().boats.solo.id,
      duration: 1,
    });
    expect(refusalIn(solo)).toEqual([422, "TOO_MANY_ABOARD"]);
    await expectBooksAgree(db());
  });

  test("is cancelled: each has what they paid, and hears of it once", async () => {
    const id = await book();
    await share(id, 2);
    await joined(id, "lee");
    const answer = await as("sam").delete(`/api/bookings/${id}`);
    expect(answer.json()).toEqual({ hoursRefunded: 1.5, hoursRemaining: 10 });
    expect(await balance("lee")).toBe(5);
    const told = await mails("booking cancelled");
    expect(told.map(({ recipient }) => recipient).sort()).toEqual([
      personEmail("lee"),
      personEmail("sam"),
    ]);
    await expectBooksAgree(db());
  });
});

describe("a boat that is unusable", () => {
  test("gives place to one that carries the whole crew, which stays in and pays as before", async () => {
    const { tango, offline } = club().boats;
    await act(as("admin"), "admin.editBoat", { id: offline.id, capacity: 2 });
    await as("admin").put(`/api/admin/boats/${offline.id}/toggle`, { available: true });
    const id = await book();
    await share(id, 3);
    await joined(id, "lee");
    await add(id, { guest: "Kim" });
    const [touched] = await ask(as("admin"), "admin.touchedBookings", {
      boatId: tango.id,
    });
    expect(touched?.freeBoats).toEqual([]);
    await act(as("admin"), "admin.editBoat", { id: offline.id, capacity: 3 });
    await act(as("admin"), "admin.blockBoat", {
      boatId: tango.id,
      startDate: day,
      endDate: day,
      reason: "a cracked oar",
      settlements: [{ bookingId: id, action: "move", toBoatId: offline.id }],
    });
    const crew = await crewOf(id);
    expect(crew.crew.map(({ state }: { state: string }) => state)).toEqual(["in", "guest"]);
    expect(await balance("lee")).toBe(4);
    expect((await mails("booking moved")).map(({ recipient }) => recipient)).toEqual([
      personEmail("sam"),
      personEmail("lee"),
    ]);
  });
});
