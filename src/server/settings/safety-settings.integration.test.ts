import { beforeEach, expect, onTestFinished, test } from "vitest";
import { defaultSafetySettings } from "../../shared/settings/safety-settings";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt, refusalIn, switchLogOn } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();
const address = "/api/admin/settings/safety";

/** What a club that has chosen nothing is told. */
const standing = { ...defaultSafetySettings, warnings: [] };

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

test("a club that has not chosen logs nothing, and warns of nothing", async () => {
  expect((await admin.get(address)).json()).toEqual(standing);
  const sam = await club().signIn("sam");
  const id = await bookAt(sam, club().boats.solo.id, "06:00");
  clockAt(club(), "06:00");
  const due = await sam.put(`/api/bookings/${id}/due`, { timeStr: "07:10" });
  const answers = [
    await sam.post(`/api/bookings/${id}/launch`),
    await sam.post(`/api/bookings/${id}/land`),
    due,
  ];
  expect(answers.map(refusalIn)).toEqual(Array(3).fill([422, "LOG_OFF"]));
  expect((await sam.get("/api/members/outings")).json()).toEqual([]);
});

test("what is left out stays, and each change is in the trail", async () => {
  await switchLogOn(club());
  const on = { ...standing, outingLog: "on" };
  expect((await admin.put(address, {})).json()).toEqual(on);
  expect((await admin.put(address, { outingLog: "on" })).json()).toEqual(on);
  const entries = await club().services.db.auditEntry.findMany();
  expect(entries).toMatchObject([
    {
      act: "safety settings edited",
      actorName: "Avery Marsh",
      subjectName: "Safety",
      before: { outingLog: "off" },
      after: { outingLog: "on" },
    },
  ]);
});

test.each([
  ["outingLog", "sometimes", "Please say whether the outing log is off or on"],
  ["daylight", "on", "Please say whether daylight is off, warns or refuses"],
  ["daylightBeforeSunrise", -1, "Please enter 0 to 120 minutes"],
  ["daylightAfterSunset", 121, "Please enter 0 to 120 minutes"],
  ["daylightAfterSunset", 7.5, "Please enter 0 to 120 minutes"],
])("%s of %j is refused by name", async (field, value, error) => {
  const answer = await admin.put(address, { [field]: value });
  expect(answer.status).toBe(400);
  expect(answer.json()).toEqual({ error, code: "BAD_INPUT", field });
});

test.each([
  [{ overdueAfter: [10, 20] }, "overdueAfter"],
  [{ overdueAfter: [10, 20, 20] }, "overdueAfter"],
  [{ overdueAfter: [4, 20, 30] }, "overdueAfter"],
  [{ overdueAfter: [10, 20, 181] }, "overdueAfter"],
  [{ overdueAfter: [10, 20.5, 30] }, "overdueAfter"],
  [{ dutyOfficer: { name: "", phone: "1", email: "a@row.example" } }, "dutyOfficer.name"],
  [{ dutyOfficer: { name: "Robin", phone: "1", email: "nobody" } }, "dutyOfficer.email"],
])("%j is refused by name", async (wrong, field) => {
  const answer = await admin.put(address, wrong);
  expect([answer.status, answer.json()]).toMatchObject([400, { code: "BAD_INPUT", field }]);
});

test("a duty officer is named and taken off again", async () => {
  const dutyOfficer = { name: "Robin Marsh", phone: "250-555-0111", email: "robin@row.example" };
  const given = { overdueAfter: [5, 60, 180], dutyOfficer };
  expect((await admin.put(address, given)).json()).toEqual({ ...standing, ...given });
  const none = { overdueAfter: [10, 20, 30], dutyOfficer: null };
  expect((await admin.put(address, none)).json()).toEqual(standing);
  const trail = await club().services.db.auditEntry.findMany({ orderBy: { id: "desc" }, take: 2 });
  expect(trail).toMatchObject([
    { before: { dutyOfficer: "…" }, after: { dutyOfficer: null } },
    { before: { dutyOfficer: null }, after: { dutyOfficer: "…" } },
  ]);
});

test("without a way for mail to leave, the log says that no alarm leaves the server", async () => {
  club().services.mailLeaves = false;
  onTestFinished(() => {
    club().services.mailLeaves = true;
  });
  expect((await admin.get(address)).json()).toEqual(standing);
  const answer = await admin.put(address, { outingLog: "on" });
  expect(answer.text).toContain("No alarm leaves the house by mail");
  expect((await admin.get(address)).text).toContain("No alarm leaves the house by mail");
});

test("no visitor is told of it", async () => {
  await switchLogOn(club());
  const answer = await club().visitor().get("/api/trpc/admin.club");
  expect(answer.text).not.toContain("outingLog");
});

test("the log stays on while a boat is out, and keeps what it holds when it is off", async () => {
  await switchLogOn(club());
  const sam = await club().signIn("sam");
  const id = await bookAt(sam, club().boats.solo.id, "06:00");
  await bookAt(sam, club().boats.solo.id, "09:00");
  clockAt(club(), "06:00");
  await sam.post(`/api/bookings/${id}/launch`);
  const refused = await admin.put(address, { outingLog: "off" });
  expect(refused.json()).toMatchObject({
    code: "BOATS_STILL_OUT",
    error: 'Still out: Solo 14 "Heron". Please note their return first.',
  });
  await sam.post(`/api/bookings/${id}/land`);
  expect((await admin.put(address, { outingLog: "off" })).json()).toEqual(standing);
  expect((await sam.get("/api/members/outings")).json()).toMatchObject([
    { bookingId: id, state: "landed" },
  ]);
});
