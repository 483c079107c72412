import { expect, test } from "vitest";
import { act } from "../testing/ask-procedure";
import { closeGates } from "../testing/close-gates";
import { countStatements } from "../testing/count-statements";
import { movedBy } from "../testing/moves";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, rowingDay } from "../testing/outing-log";

const club = openTestClub();

test("a booking takes three statements with every gate off, and three with every gate on", async () => {
  const sam = await club().signIn("sam");
  const { db } = club().services;
  const { solo, tango } = club().boats;
  expect(await countStatements(db, () => bookAt(sam, solo.id, "10:00"))).toBe(3);
  await closeGates(club());
  expect(await countStatements(db, () => bookAt(sam, tango.id, "12:00"))).toBe(3);
});

test("they take as many with fair use, the fee of a season and a waitlist", async () => {
  const [sam, lee, admin] = await Promise.all(
    (["sam", "lee", "admin"] as const).map((key) => club().signIn(key)),
  );
  if (!sam || !lee || !admin) throw new Error("Nobody is signed in.");
  const { db } = club().services;
  const { solo, tango } = club().boats;
  await bookAt(lee, solo.id, "07:00");
  const days = { dateStr: rowingDay, from: "07:00", to: "08:00", duration: 1 };
  expect((await admin.post("/api/waitlist", { kind: "single", ...days })).status).toBe(201);
  const limits = { maxAhead: 5, maxHoursPerWeek: 20, maxPrimePerWeek: 3, lateCancelMinutes: 60 };
  const primeTime = [{ days: [6, 7], from: "06:00", to: "20:00" }];
  const season = { feeSeason: "04-01", feeGatesBooking: true };
  const settings = { ...limits, primeTime, ...season };
  const changed = await admin.put("/api/admin/settings/club", settings);
  expect(changed.status, changed.text).toBe(200);
  await act(admin, "admin.noteFee", { id: club().people.sam.id, paidOn: "2026-11-01" });
  let id = 0;
  const booking = async () => {
    id = await bookAt(sam, tango.id, "12:00");
  };
  expect(await countStatements(db, booking)).toBe(3);
  expect(await countStatements(db, () => movedBy(sam, id, { timeStr: "14:00" }))).toBe(3);
});

test("a move takes as many, whether it costs more, the same or less, with every gate off and on", async () => {
  const sam = await club().signIn("sam");
  const { db } = club().services;
  const id = await bookAt(sam, club().boats.solo.id, "10:00");
  const statements = (wanted: object) => countStatements(db, () => movedBy(sam, id, wanted));
  expect(await statements({ duration: 2 })).toBe(3);
  await closeGates(club());
  expect(await statements({ boatId: club().boats.tango.id })).toBe(3);
  expect(await statements({ timeStr: "12:00" })).toBe(3);
  expect(await statements({ duration: 1 })).toBe(3);
  expect(await statements({ duration: 1 }), "nothing new is not written").toBe(2);
});
