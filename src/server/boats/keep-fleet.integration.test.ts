import { beforeEach, describe, expect, test } from "vitest";
import { buildBoat, buildBooking } from "../demo/builders";
import { compareBooks } from "../payments/compare-books-queries";
import { act, ask, refused } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const span = { bookingDate: "2026-11-21", startTime: "06:00", duration: 1 };

const book = (who: "sam" | "lee", changes: Partial<typeof span> = {}) =>
  club().services.db.$transaction((tx) =>
    buildBooking(
      tx,
      {
        boat: club().boats.solo,
        member: club().people[who],
        span: { ...span, ...changes },
      },
      testMoment(club().clock.now()),
    ),
  );

const spareSolo = () => club().services.db.$transaction((tx) => buildBoat(tx));
const mails = () => club().services.db.outboxMessage.findMany({ orderBy: { id: "asc" } });
const trail = () => club().services.db.auditEntry.findMany({ orderBy: { id: "asc" } });
const solo = () => ({ id: club().boats.solo.id });

describe("adding a boat", () => {
  test("puts it online at once, with its lock code for crew alone and never in the trail", async () => {
    const tern = { name: " Tern ", category: "single", capacity: 2, lockCode: "4021" };
    const { boat } = await act(admin, "admin.addBoat", tern);
    expect(boat).toMatchObject({ name: "Tern", available: true, lockCode: "4021" });
    const seen = await ask(club().visitor(), "boats.list");
    expect(seen.find(({ id }) => id === boat.id)).toMatchObject({ name: "Tern" });
    expect(JSON.stringify(seen)).not.toContain("4021");
    const [entry] = await trail();
    expect(entry).toMatchObject({
      act: "boat added",
      actorName: "Avery Marsh",
      subjectId: boat.id,
      after: { name: "Tern", category: "single" },
    });
    expect(JSON.stringify(entry)).not.toContain("4021");
  });

  test.each([
    [{ name: "  " }, "Please give the boat a name"],
    [{ category: "eight" }, "Please select solo or tango"],
    [{ capacity: 0 }, "A boat carries at least one person"],
    [{ capacity: 1.5 }, "Please say how many people the boat carries"],
    [{ lockCode: "4 7 1 2" }, expect.stringContaining("only letters")],
  ])("refuses %j", async (changes, message) => {
    const boat = { name: "Tern", category: "single", capacity: 2, ...changes };
    expect(await refused(admin, "admin.addBoat", boat)).toMatchObject({ status: 400, message });
  });
});

describe("editing a boat", () => {
  test("keeps what is left out and notes what changed", async () => {
    const input = { ...solo(), description: "Light", capacity: 3 };
    const { boat } = await act(admin, "admin.editBoat", input);
    expect(boat).toMatchObject({ name: 'Solo 14 "Heron"', description: "Light", lockCode: "4712" });
    expect(await trail()).toMatchObject([
      { before: { description: "", capacity: 2 }, after: { description: "Light", capacity: 3 } },
    ]);
    expect(await mails()).toEqual([]);
  });

  test("another lock code mails each member with a booking ahead once, and no code is told", async () => {
    await book("sam");
    await book("sam", { startTime: "08:00" });
    await book("lee", { startTime: "10:00" });
    await book("lee", { bookingDate: "2026-11-19" });
    await act(admin, "admin.editBoat", { ...solo(), lockCode: "9000" });
    const sent = await mails();
    expect(sent.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["lock code changed", "sam@row.example"],
      ["lock code changed", "lee@row.example"],
    ]);
    const { sam, lee } = club().people;
    expect(sent.map(({ memberId }) => memberId)).toEqual([sam.id, lee.id]);
    expect(JSON.stringify([sent, await trail()])).not.toMatch(/9000|4712/);
    expect(await trail()).toMatchObject([{ before: { lockCode: "…" }, after: { lockCode: "…" } }]);
  });

  test("a member moved away hears of the move, not of the new code", async () => {
    const tern = await spareSolo();
    const bookingId = await book("sam");
    const settlements = [{ bookingId, action: "move", toBoatId: tern.id }];
    await act(admin, "admin.editBoat", { ...solo(), lockCode: "9000", settlements });
    expect((await mails()).map(({ kind }) => kind)).toEqual(["booking moved"]);
  });

  test("no such boat", async () => {
    expect(await refused(admin, "admin.editBoat", { id: 999, name: "X" })).toMatchObject({
      status: 404,
      code: "BOAT_NOT_FOUND",
    });
  });
});

describe("retiring a boat", () => {
  test("hides it from members, settles its bookings, and it can be brought back", async () => {
    const bookingId = await book("sam");
    const settlements = [{ bookingId, action: "cancel" }];
    await act(admin, "admin.editBoat", { ...solo(), managerDisabled: true, settlements });
    const sam = await club().signIn("sam");
    expect((await sam.get(`/api/boats/${solo().id}`)).status).toBe(404);
    expect((await sam.get("/api/auth/me")).json()).toMatchObject({
      member: { hoursRemaining: 10 },
    });
    expect(await mails()).toMatchObject([{ kind: "booking cancelled by the club" }]);
    expect((await trail()).map((entry) => entry.act)).toEqual([
      "booking cancelled by the club",
      "boat edited",
    ]);
    expect(await compareBooks(club().services.db)).toEqual([]);
    await act(admin, "admin.editBoat", { ...solo(), managerDisabled: false });
    expect((await sam.get(`/api/boats/${solo().id}`)).status).toBe(200);
  });

  test("past outings on it stay in the books", async () => {
    await book("sam", { bookingDate: "2026-11-19" });
    await act(admin, "admin.editBoat", { ...solo(), managerDisabled: true });
    const sam = await club().signIn("sam");
    expect((await sam.get("/api/members/bookings")).json()).toMatchObject([
      { boat: { name: 'Solo 14 "Heron"' }, status: "confirmed" },
    ]);
  });
});

describe("switching a boat off", () => {
  test("leaves bookings that nobody settled, and mails nobody", async () => {
    const id = await book("sam");
    const { boat } = await act(admin, "admin.switchBoat", {
      ...solo(),
      available: false,
    });
    expect(boat.available).toBe(false);
    const booking = await club().services.db.booking.findUniqueOrThrow({ where: { id } });
    expect(booking).toMatchObject({ status: "confirmed", boatId: solo().id });
    expect(await mails()).toEqual([]);
    expect(await trail()).toMatchObject([
      { act: "boat switched off", before: { available: true }, after: { available: false } },
    ]);
  });

  test.each([
    ["switched off", "admin.switchBoat", { available: false }, "the boat is offline"],
    ["retired", "admin.editBoat", { managerDisabled: true }, "the boat is retired"],
  ] as const)(
    "whoever is left on a boat that is %s hears of it",
    async (_what, call, change, reason) => {
      const bookingId = await book("sam");
      const settlements = [{ bookingId, action: "leave" }];
      await act(admin, call, { ...solo(), ...change, settlements });
      const [mail] = await mails();
      expect(mail).toMatchObject({ kind: "boat offline", recipient: "sam@row.example" });
      expect(mail?.text).toContain(reason);
      const booking = await club().services.db.booking.findUniqueOrThrow({
        where: { id: bookingId },
      });
      expect(booking).toMatchObject({ status: "confirmed", boatId: solo().id });
    },
  );

  test("decides once for each booking, also when blocking and editing", async () => {
    const bookingId = await book("sam");
    const settlements = [
      { bookingId, action: "cancel" },
      { bookingId, action: "leave" },
    ];
    const days = { startDate: "2026-11-21", endDate: "2026-11-22", reason: "Rigging" };
    const outcomes = [
      await refused(admin, "admin.switchBoat", { ...solo(), available: false, settlements }),
      await refused(admin, "admin.editBoat", { ...solo(), capacity: 3, settlements }),
      await refused(admin, "admin.blockBoat", { boatId: solo().id, ...days, settlements }),
    ];
    const message = "Please decide once for each booking";
    expect(outcomes).toEqual(Array(3).fill({ status: 400, code: "BAD_INPUT", message }));
  });

  test("settles each booking as the admin chose, all or none", async () => {
    const tern = await spareSolo();
    const [first, second] = [await book("sam"), await book("lee", { startTime: "09:00" })];
    const switching = (settlements: object[]) => ({ ...solo(), available: false, settlements });
    const move = { bookingId: first, action: "move", toBoatId: tern.id };
    const stray = { bookingId: 999, action: "cancel" };
    expect(await refused(admin, "admin.switchBoat", switching([move, stray]))).toMatchObject({
      status: 404,
      code: "BOOKING_NOT_FOUND",
    });
    const untouched = await club().services.db.booking.findUniqueOrThrow({ where: { id: first } });
    expect(untouched.boatId).toBe(solo().id);
    expect(await mails()).toEqual([]);

    const cancel = { bookingId: second, action: "cancel" };
    await act(admin, "admin.switchBoat", switching([move, cancel]));
    const bookings = await club().services.db.booking.findMany({ orderBy: { id: "asc" } });
    expect(bookings).toMatchObject([
      { boatId: tern.id, status: "confirmed" },
      { boatId: solo().id, status: "cancelled" },
    ]);
    expect(await compareBooks(club().services.db)).toEqual([]);
  });

  test("a permanently disabled boat stays offline", async () => {
    const hidden = { id: club().boats.hidden.id, available: true };
    expect(await refused(admin, "admin.switchBoat", hidden)).toMatchObject({
      status: 422,
      code: "BOAT_OFFLINE",
    });
  });
});
