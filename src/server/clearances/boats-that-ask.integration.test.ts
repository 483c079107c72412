import { beforeEach, describe, expect, test } from "vitest";
import { bookedView } from "../../shared/bookings/booking-schemas";
import { act, ask } from "../testing/ask-procedure";
import { clearancesIn, clearancesOf, giveClearances } from "../testing/clearances";
import { openTestClub } from "../testing/open-test-club";
import {
  bookAt,
  clockAt,
  logOf,
  outingIn,
  refusalIn,
  rowingDay,
  switchLogOn,
} from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();
const grantedOn = "2026-11-01";

let admin: TestClient;
let manager: TestClient;
let sam: TestClient;
let sams: ReturnType<typeof clearancesOf>;
let boatId: number;
beforeEach(async () => {
  admin = await club().signIn("admin");
  manager = await club().signIn("manager");
  sam = await club().signIn("sam");
  sams = clearancesOf(manager, club().people.sam.id);
  boatId = club().boats.solo.id;
  await giveClearances(admin);
});

const requireLevel2 = () =>
  act(admin, "admin.editBoat", { id: boatId, requiredClearance: "Level 2" });
const uncleared = () => ask(manager, "admin.unclearedBookings");

describe("a booking", () => {
  const wanted = () => ({ boatId, dateStr: rowingDay, timeStr: "06:00", duration: 1 });
  const forSam = (override?: string) =>
    admin.post("/api/admin/bookings", { ...wanted(), memberId: club().people.sam.id, override });
  beforeEach(requireLevel2);

  test("is refused without the clearance, by the day of rowing, and says whom to ask", async () => {
    const missing = await sam.post("/api/bookings", wanted());
    expect(refusalIn(missing)).toEqual([422, "CLEARANCE_MISSING"]);
    expect(missing.text).toMatch(/asks for Level 2.*Please ask an admin of the club/);
    clearancesIn(await sams.grant("Level 2", { grantedOn, expiresOn: "2026-11-20" }));
    const expired = await sam.post("/api/bookings", wanted());
    expect(refusalIn(expired)).toEqual([422, "CLEARANCE_EXPIRED"]);
    clearancesIn(await sams.grant("Level 2", { grantedOn, expiresOn: rowingDay }));
    expect((await sam.post("/api/bookings", wanted())).status).toBe(201);
  });

  test("is refused for want of it before the slot is taken", async () => {
    await bookAt(admin, club().boats.tango.id, "06:00");
    await act(admin, "admin.editBoat", { id: club().boats.tango.id, requiredClearance: "Level 1" });
    const taken = await sam.post("/api/bookings", { ...wanted(), boatId: club().boats.tango.id });
    expect(refusalIn(taken)).toEqual([422, "CLEARANCE_MISSING"]);
  });

  test("is an admin's to make with a reason; then it is not listed for staff", async () => {
    expect(refusalIn(await forSam())).toEqual([422, "CLEARANCE_MISSING"]);
    const made = await forSam("A coach sits in the stern");
    expect(made.json()).toMatchObject({
      booking: {
        override: "A coach sits in the stern",
        warnings: [{ code: "CLEARANCE_MISSING" }],
      },
    });
    expect(await uncleared()).toEqual([]);
    const herself = { ...wanted(), timeStr: "09:00", override: "I can do it" };
    expect(refusalIn(await sam.post("/api/bookings", herself))).toEqual([422, "CLEARANCE_MISSING"]);
  });
});

describe("a launch", () => {
  beforeEach(() => switchLogOn(club()));

  test("asks again for the clearance; staff pass it with a reason", async () => {
    await requireLevel2();
    clearancesIn(await sams.grant("Level 2", { grantedOn }));
    const id = await bookAt(sam, boatId, "06:00");
    clearancesIn(await sams.take("Level 2"));
    clockAt(club(), "06:00");
    const refused = await logOf(sam).launch(id, { override: "I can row it" });
    expect(refusalIn(refused)).toEqual([422, "CLEARANCE_MISSING"]);
    clearancesIn(await sams.grant("Level 2", { grantedOn, expiresOn: "2026-11-20" }));
    expect(refusalIn(await logOf(sam).launch(id))).toEqual([422, "CLEARANCE_EXPIRED"]);
    expect(refusalIn(await logOf(manager).launch(id))).toEqual([422, "CLEARANCE_EXPIRED"]);
    outingIn(await logOf(manager).launch(id, { override: "With a coach aboard" }));
    outingIn(await logOf(sam).land(id));
  });

  test("passes what an admin let pass when they booked it, and nothing that is worse", async () => {
    await requireLevel2();
    const book = async (timeStr: string) => {
      const wanted = { boatId, dateStr: rowingDay, timeStr, duration: 1 };
      const memberId = club().people.sam.id;
      const override = "A coach sits in the stern";
      const made = await admin.post("/api/admin/bookings", { ...wanted, memberId, override });
      expect(made.status, made.text).toBe(201);
      return made.read(bookedView).booking.id;
    };
    const launch = async (id: number) => refusalIn(await logOf(sam).launch(id));
    const withoutAny = await book("06:00");
    clockAt(club(), "06:00");
    outingIn(await logOf(sam).launch(withoutAny));
    outingIn(await logOf(sam).land(withoutAny));

    clearancesIn(await sams.grant("Level 2", { grantedOn, expiresOn: "2026-11-20" }));
    const withAnOldOne = await book("08:00");
    expect(await uncleared()).toEqual([]);
    clearancesIn(await sams.take("Level 2"));
    expect(await uncleared()).toMatchObject([{ id: withAnOldOne }]);
    clockAt(club(), "08:00");
    expect(await launch(withAnOldOne)).toEqual([422, "CLEARANCE_MISSING"]);
    clearancesIn(await sams.grant("Level 2", { grantedOn, expiresOn: "2026-11-20" }));
    await act(admin, "admin.editBoat", { id: boatId, requiredClearance: "Level 1" });
    expect(await launch(withAnOldOne)).toEqual([422, "CLEARANCE_MISSING"]);
    await requireLevel2();
    outingIn(await logOf(sam).launch(withAnOldOne));
  });

  test("needs nothing on the last day of a clearance", async () => {
    await requireLevel2();
    clearancesIn(await sams.grant("Level 2", { grantedOn, expiresOn: rowingDay }));
    const id = await bookAt(sam, boatId, "06:00");
    clockAt(club(), "06:00");
    outingIn(await logOf(sam).launch(id));
  });
});

describe("bookings that stand without a clearance", () => {
  test("are listed for staff, never cancelled, and no longer when it is granted again", async () => {
    clearancesIn(await sams.grant("Level 2", { grantedOn }));
    const id = await bookAt(sam, boatId, "06:00");
    await requireLevel2();
    expect(await uncleared()).toEqual([]);
    clearancesIn(await sams.take("Level 2"));
    const about = { id, bookingDate: rowingDay, startTime: "06:00", clearance: "Level 2" };
    expect(await uncleared()).toMatchObject([
      { ...about, member: { firstName: "Sam" }, boat: { id: boatId }, expiredOn: null },
    ]);
    expect((await sam.get("/api/members/bookings")).json()).toMatchObject([
      { status: "confirmed" },
    ]);
    clearancesIn(await sams.grant("Level 2", { grantedOn, expiresOn: "2026-11-20" }));
    expect(await uncleared()).toMatchObject([{ id, expiredOn: "2026-11-20" }]);
    clearancesIn(await sams.grant("Level 2", { grantedOn }));
    expect(await uncleared()).toEqual([]);
  });

  test("are no longer listed once they have begun", async () => {
    await bookAt(sam, boatId, "06:00");
    await requireLevel2();
    expect(await uncleared()).toHaveLength(1);
    clockAt(club(), "06:00");
    manager = await club().signIn("manager");
    expect(await uncleared()).toEqual([]);
  });
});

test("no outing is suggested in a boat that the member may not take", async () => {
  await requireLevel2();
  const boats = async () => (await ask(sam, "bookings.suggestions")).map(({ boat }) => boat.id);
  expect(await boats()).not.toContain(boatId);
  expect(await boats()).toContain(club().boats.tango.id);
  clearancesIn(await sams.grant("Level 2", { grantedOn }));
  expect(await boats()).toContain(boatId);
});

test("in the dark a booking moves from a boat with lights only to another with lights", async () => {
  await admin.put("/api/admin/settings/safety", { daylight: "refuse", nightClearance: "Level 2" });
  clearancesIn(await sams.grant("Level 2", { grantedOn }));
  const sister = { category: "single", capacity: 2 };
  await act(admin, "admin.editBoat", { id: boatId, lights: true });
  await act(admin, "admin.addBoat", { ...sister, name: "Tern" });
  await act(admin, "admin.addBoat", { ...sister, name: "Teal", lights: true });
  await bookAt(sam, boatId, "12:00");
  await bookAt(sam, boatId, "20:00");
  const freeBoats = async () => {
    const touched = await ask(admin, "admin.touchedBookings", { boatId });
    return touched.map(({ startTime, freeBoats: boats }) => [
      startTime,
      boats.map((one) => one.name),
    ]);
  };
  const noon = ["12:00", ["Tern", "Teal"]];
  expect(await freeBoats()).toEqual([noon, ["20:00", ["Teal"]]]);
  // Whoever rows in the dark without lights anyway is no worse off.
  await act(admin, "admin.editBoat", { id: boatId, lights: false });
  expect(await freeBoats()).toEqual([noon, ["20:00", ["Tern", "Teal"]]]);
});

test("a booking moves only to a boat that its rower may take", async () => {
  const id = await bookAt(sam, boatId, "06:00");
  const sister = { name: 'Solo 14 "Tern"', category: "single", capacity: 2 };
  await act(admin, "admin.addBoat", { ...sister, requiredClearance: "Level 1" });
  const freeBoats = async () => {
    const [touched] = await ask(admin, "admin.touchedBookings", { boatId });
    expect(touched?.id).toBe(id);
    return touched?.freeBoats.map(({ name }) => name);
  };
  expect(await freeBoats()).toEqual([]);
  clearancesIn(await sams.grant("Level 1", { grantedOn }));
  expect(await freeBoats()).toEqual([sister.name]);
});
