import { beforeEach, expect, test } from "vitest";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt, refusalIn, rowingDay } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let admin: TestClient;
let sam: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
  sam = await club().signIn("sam");
});

const share = async (limits: object) => {
  const answer = await admin.put("/api/admin/settings/club", limits);
  expect(answer.status, answer.text).toBe(200);
};
const wanted = (changes: object = {}) => ({
  boatId: club().boats.solo.id,
  dateStr: rowingDay,
  timeStr: "12:00",
  duration: 1,
  ...changes,
});
const book = (changes: object = {}) => sam.post("/api/bookings", wanted(changes));
const tooMuch = [422, "FAIR_USE"];

test("is off until an admin limits something, and is shown to admins", async () => {
  expect((await admin.get("/api/admin/settings/club")).json()).toMatchObject({
    maxAhead: null,
    maxHoursPerWeek: null,
    primeTime: [],
    maxPrimePerWeek: null,
  });
  const limits = {
    maxAhead: 3,
    primeTime: [{ days: [6, 7], from: "07:00", to: "10:00" }],
    maxPrimePerWeek: 1,
  };
  await share(limits);
  expect((await admin.get("/api/admin/settings/club")).json()).toMatchObject(limits);
  expect((await admin.put("/api/admin/settings/club", { maxAhead: -1 })).json()).toMatchObject({
    field: "maxAhead",
  });
});

test("refuses one booking too many, and lets it pass once one is cancelled", async () => {
  await share({ maxAhead: 1 });
  const first = await bookAt(sam, club().boats.solo.id, "08:00");
  const refused = await book();
  expect(refused.status).toBe(422);
  expect(refused.json()).toEqual({
    code: "FAIR_USE",
    error:
      "You may have 1 booking ahead, and you have 1. The next can be booked once the outing on " +
      "Saturday, November 21 at 8:00 AM has begun, or one is cancelled.",
  });
  await sam.delete(`/api/bookings/${first}`);
  expect((await book()).status).toBe(201);
});

test("answers after a taken slot and an own overlap, and before hours", async () => {
  await share({ maxAhead: 0 });
  expect(refusalIn(await book())).toEqual(tooMuch);
  await share({ maxAhead: 1 });
  await bookAt(sam, club().boats.solo.id, "12:00");
  const { tango } = club().boats;
  expect(refusalIn(await book())).toEqual([409, "SLOT_TAKEN"]);
  expect(refusalIn(await book({ boatId: tango.id }))).toEqual([409, "OWN_OVERLAP"]);
  const zero = await club().signIn("zero");
  await share({ maxHoursPerWeek: 1 });
  const long = wanted({ timeStr: "15:00", duration: 2 });
  expect(refusalIn(await zero.post("/api/bookings", long))).toEqual(tooMuch);
  await share({ maxHoursPerWeek: null });
  expect(refusalIn(await zero.post("/api/bookings", long))).toEqual([422, "NOT_ENOUGH_HOURS"]);
});

test("what is booked less than 2 hours before its start passes and never counts", async () => {
  await share({ maxHoursPerWeek: 1 });
  clockAt(club(), "10:01");
  expect((await book({ duration: 2 })).status).toBe(201);
  expect((await book({ timeStr: "16:00" })).status).toBe(201);
  expect(refusalIn(await book({ timeStr: "18:00" }))).toEqual(tooMuch);
});

test("an admin books beyond it with a reason, which stays as a warning", async () => {
  await share({ maxAhead: 0 });
  const forSam = wanted({ memberId: club().people.sam.id });
  expect(refusalIn(await admin.post("/api/admin/bookings", forSam))).toEqual(tooMuch);
  const override = "Coach's outing";
  const booked = await admin.post("/api/admin/bookings", { ...forSam, override });
  expect(booked.json()).toMatchObject({
    booking: { override, warnings: [{ code: "FAIR_USE" }] },
  });
});
