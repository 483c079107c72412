import { beforeEach, expect, test } from "vitest";
import { openTestClub } from "../testing/open-test-club";
import { refusalIn } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let admin: TestClient;
let sam: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
  sam = await club().signIn("sam");
});

const set = async (settings: object) => {
  const answer = await admin.put("/api/admin/settings/safety", settings);
  expect(answer.status, answer.text).toBe(200);
};
const evening = (changes: object = {}) => ({
  boatId: club().boats.solo.id,
  dateStr: "2026-11-21",
  timeStr: "20:00",
  duration: 1,
  ...changes,
});
const inTheDark = {
  code: "OUTSIDE_DAYLIGHT",
  message: "Sunset is at 5:28 PM; be back by 5:58 PM. The last start for 1 hour is 4:30 PM.",
};

const advised = {
  code: "OUTSIDE_DAYLIGHT",
  message: "After the club's advised time to be back, 5:58 PM.",
};

test("with daylight off an evening is booked as ever, and nothing is said", async () => {
  const answer = await sam.post("/api/bookings", evening());
  expect(answer.status).toBe(201);
  expect(answer.json()).toMatchObject({ booking: { warnings: [], override: null } });
});

test("a warning advises and refuses nothing, and stays with the booking", async () => {
  await set({ daylight: "warn", daylightAfterSunset: 30 });
  const answer = await sam.post("/api/bookings", evening());
  expect(answer.json()).toMatchObject({ booking: { warnings: [advised] } });
  await set({ daylight: "off" });
  expect((await sam.get("/api/members/bookings")).json()).toMatchObject([{ warnings: [advised] }]);
  const range = "/api/admin/bookings/range?startDate=2026-11-21&endDate=2026-11-21";
  expect((await admin.get(range)).json()).toMatchObject([{ warnings: [advised], override: null }]);
});

test("a refusal teaches, and comes after every rule of boat and time, before a taken slot", async () => {
  await set({ daylight: "refuse", daylightAfterSunset: 30 });
  const answer = await sam.post("/api/bookings", evening());
  expect(answer.status).toBe(422);
  expect(answer.json()).toEqual({ error: inTheDark.message, code: inTheDark.code });

  const code = async (changes: object) =>
    refusalIn(await sam.post("/api/bookings", evening(changes)));
  expect(await code({ timeStr: "21:30", duration: 1 })).toEqual([422, "PAST_CLOSING"]);
  expect(await code({ dateStr: "2027-03-01" })).toEqual([422, "TOO_FAR_AHEAD"]);
  await set({ daylight: "off" });
  const lee = await club().signIn("lee");
  expect((await lee.post("/api/bookings", evening())).status).toBe(201);
  await set({ daylight: "refuse" });
  expect(await code({})).toEqual([422, "OUTSIDE_DAYLIGHT"]);
});

test("an admin's reason opens the gate, and is in the trail and on the booking", async () => {
  await set({ daylight: "refuse", daylightAfterSunset: 30 });
  const memberId = club().people.sam.id;
  const refused = await admin.post("/api/admin/bookings", evening({ memberId }));
  expect(refusalIn(refused)).toEqual([422, "OUTSIDE_DAYLIGHT"]);

  const override = "Moonlight row with the safety boat";
  const made = await admin.post("/api/admin/bookings", evening({ memberId, override }));
  expect(made.status, made.text).toBe(201);
  expect(made.json()).toMatchObject({
    booking: { override, warnings: [{ code: "OUTSIDE_DAYLIGHT" }] },
  });
  const [entry] = await club().services.db.auditEntry.findMany({
    where: { act: "booked for a member" },
  });
  expect(entry?.after).toMatchObject({ override });
  const range = "/api/admin/bookings/range?startDate=2026-11-21&endDate=2026-11-21";
  expect((await admin.get(range)).json()).toMatchObject([{ override }]);
});

test.each([["no"], ["x".repeat(201)]])(
  "a reason of a wrong length is no input",
  async (override) => {
    const wanted = evening({ memberId: club().people.sam.id, override });
    expect(refusalIn(await admin.post("/api/admin/bookings", wanted))).toEqual([400, "BAD_INPUT"]);
  },
);

test("a reason opens nothing for a member", async () => {
  await set({ daylight: "refuse" });
  const answer = await sam.post("/api/bookings", evening({ override: "I have a lamp" }));
  expect(refusalIn(answer)).toEqual([422, "OUTSIDE_DAYLIGHT"]);
});
