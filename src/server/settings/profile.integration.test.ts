import { beforeEach, expect, onTestFinished, test } from "vitest";
import { documentedProfile, type OpeningHours } from "../../shared/profile/club-profile";
import { mailColours } from "../../shared/profile/palette-colours";
import { clubSettings } from "../../shared/settings/club-settings";
import { answered } from "../testing/answered";
import { asIn } from "../testing/as";
import { act, ask } from "../testing/ask-procedure";
import { buildTestApp } from "../testing/build-test-app";
import { openTestClub } from "../testing/open-test-club";
import { refusalOf } from "../testing/refusal-of";
import { signInTo } from "../testing/sign-in-to";
import { injecting, TestClient } from "../testing/test-client";
import { KeptProfile } from "./kept-profile";

const club = openTestClub();
const as = asIn(club);

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const set = (settings: object) => admin.put("/api/admin/settings/club", settings);
const changed = async (settings: object) => answered(await set(settings)).read(clubSettings);

const allYear = { from: "01-01", to: "12-31", days: [1, 2, 3, 4, 5, 6, 7] };
const winter: OpeningHours = { ...allYear, days: [2, 3, 4, 5, 6], opens: "09:00", closes: "16:00" };
const { boatKinds } = documentedProfile;
const call = { number: "112", radio: "", rescueCentre: null };
const quad = { key: "quad", name: "4x", people: [4, 4], rate: 3 };

test("other hours hold for the next booking, and what lies outside of them stands and is listed", async () => {
  await as("sam").books({ at: "06:00" });
  await as("sam").books({ at: "14:00" });
  const proposed = { openingHours: [winter] };
  expect(await ask(admin, "admin.bookingsOutside", proposed)).toEqual({ bookings: 1 });
  await changed(proposed);
  expect(await as("sam").isRefused({ at: "07:00" })).toMatchObject({ code: "CLOSED" });
  expect(await as("sam").isRefused({ at: "15:30" })).toMatchObject({
    code: "PAST_CLOSING",
  });
  expect(await as("sam").isRefused({ at: "10:00", on: "2026-11-22" })).toMatchObject({
    code: "CLOSED_THAT_DAY",
  });
  await as("sam").books({ at: "10:00" });
  const refused = await ask(admin, "admin.refusedBookings");
  expect(refused).toMatchObject([
    {
      reference: "WRC-0001",
      boatName: club().boats.solo.name,
      bookingDate: "2026-11-21",
      startTime: "06:00",
      duration: 1,
      code: "CLOSED",
      message: "The club is open from 9:00 AM to 4:00 PM. Please select a time in between.",
    },
  ]);
  await changed({ openingHours: [] });
  const all = await ask(admin, "admin.refusedBookings");
  expect(all.map(({ code }) => code)).toEqual(Array(3).fill("CLOSED_THAT_DAY"));
});

test("a kind with a rate of its own is booked by it, and cannot go while a boat is of it", async () => {
  await changed({ boatKinds: [...boatKinds, quad] });
  const boat = { name: "Hansa", category: "quad", capacity: 4 };
  const { id } = (await act(admin, "admin.addBoat", boat)).boat;
  expect((await as("sam").books({ at: "06:00", boat: id })).hoursUsed).toBe(3);
  const left = await as("sam").hoursRemaining();
  await changed({ boatKinds: [...boatKinds, { ...quad, rate: 0 }] });
  expect((await as("sam").books({ at: "08:00", boat: id })).hoursUsed).toBe(0);
  expect(await as("sam").hoursRemaining()).toBe(left);
  expect(await ask(club().visitor(), "admin.club")).toMatchObject({
    kinds: expect.arrayContaining(["single", "double", "quad"]),
  });
  const refused = await set({ boatKinds });
  expect(refused.status).toBe(409);
  expect(refused.json()).toMatchObject({
    code: "KIND_IN_USE",
    error: "Hansa is a 4x, so that kind stays. Please change its boats first.",
    field: "boatKinds",
  });
  const { db } = club().services;
  await expect(db.boatKind.delete({ where: { key: "quad" } })).rejects.toThrow();
  const settings = await ask(admin, "admin.settings");
  expect(settings).toMatchObject({ boatKinds: [{}, {}, { key: "quad", rate: 0 }] });
});

test("open waitlist entries for a kind that goes end", async () => {
  await changed({ boatKinds: [...boatKinds, quad] });
  const { db } = club().services;
  const when = { bookingDate: new Date("2026-11-22"), from: "06:00", to: "09:00", duration: 1 };
  const entry = { memberId: club().people.sam.id, createdAt: club().clock.now(), ...when };
  const kinds = ["quad", "single"];
  await db.waitlistEntry.createMany({
    data: kinds.map((kindKey, nr) => ({ ...entry, kindKey, place: nr + 1 })),
  });
  await changed({ boatKinds });
  const open = await db.waitlistEntry.findMany({ where: { endedAt: null } });
  expect(open.map(({ kindKey }) => kindKey)).toEqual(["single"]);
});

test("a process that has not heard of other hours yet decides by them all the same", async () => {
  const { db } = club().services;
  const services = { ...club().services, profile: new KeptProfile(db) };
  await services.profile.readAgain();
  const app = await buildTestApp(services);
  onTestFinished(async () => {
    await app.close();
  });
  await changed({ openingHours: [winter] });
  const lee = await signInTo(new TestClient(injecting(app)), "lee");
  const slot = { boatId: club().boats.tango.id, dateStr: "2026-11-21", duration: 1 };
  const early = await lee.post("/api/bookings", { ...slot, timeStr: "07:00" });
  expect(early.json()).toMatchObject({ code: "CLOSED" });
  answered(await lee.post("/api/bookings", { ...slot, timeStr: "10:00" }), 201);
});

test("lengths, horizon and reference are the club's", async () => {
  await changed({ longestOuting: 2, horizonMonths: 1, referencePrefix: "BAY-" });
  expect(await as("sam").isRefused({ at: "06:00", hours: 2.5 })).toMatchObject({
    code: "BAD_INPUT",
  });
  expect(await as("sam").isRefused({ at: "06:00", on: "2026-12-21" })).toMatchObject({
    code: "TOO_FAR_AHEAD",
  });
  const { reference } = await as("sam").books({ at: "06:00", on: "2026-12-20", hours: 2 });
  expect(reference).toBe("BAY-0001");
});

test("whom to call is the club's, and the outing log needs a number to call", async () => {
  const log = (outingLog: string) => admin.put("/api/admin/settings/safety", { outingLog });
  await changed({ emergency: null });
  const refused = await log("on");
  expect([refused.status, refused.json()]).toMatchObject([
    422,
    { code: "EMERGENCY_MISSING", field: "outingLog" },
  ]);
  await changed({ emergency: call });
  answered(await log("on"));
  const emptied = await set({ emergency: { ...call, number: "" } });
  expect([emptied.status, emptied.json()]).toMatchObject([
    422,
    { code: "EMERGENCY_MISSING", field: "emergency.number" },
  ]);
  expect(await ask(admin, "admin.settings")).toMatchObject({ emergency: call });
  answered(await log("off"));
  await changed({ emergency: null });
});

test.each([
  [
    "emergency.rescueCentre.phone",
    { emergency: { ...call, rescueCentre: { name: "MRCC", phone: "" } } },
  ],
  ["timeZone", { timeZone: "Europe/Atlantis" }],
  ["timeZone", { timeZone: null }],
  ["openingHours.0.from", { openingHours: [{ ...winter, from: "02-30" }] }],
  ["openingHours.0.days", { openingHours: [{ ...winter, days: [1, 1] }] }],
  ["openingHours.1.opens", { openingHours: [winter, { ...winter, opens: "03:30" }] }],
  ["openingHours.0.closes", { openingHours: [{ ...winter, closes: "08:30" }] }],
  ["openingHours.0.closes", { openingHours: [{ ...winter, closes: "24:00" }] }],
  ["openingHours", { openingHours: Array(13).fill(winter) }],
  ["boatKinds", { boatKinds: [...boatKinds, { ...quad, key: "single" }] }],
  ["boatKinds", { boatKinds: [...boatKinds, { ...quad, name: "SOLÖ 14" }] }],
  ["boatKinds", { boatKinds: [boatKinds[0], quad] }],
  ["boatKinds.2.key", { boatKinds: [...boatKinds, { ...quad, key: "boat" }] }],
  ["boatKinds.2.key", { boatKinds: [...boatKinds, { ...quad, key: "Vierer!" }] }],
  ["boatKinds.2.rate", { boatKinds: [...boatKinds, { ...quad, rate: 0.3 }] }],
  ["boatKinds.2.people", { boatKinds: [...boatKinds, { ...quad, people: [5, 4] }] }],
  ["boatKinds.2.people.1", { boatKinds: [...boatKinds, { ...quad, people: [4, 25] }] }],
  ["referencePrefix", { referencePrefix: "club-" }],
  ["horizonMonths", { horizonMonths: 13 }],
  ["longestOuting", { longestOuting: 1.25 }],
  ["arriveMinutesEarly", { arriveMinutesEarly: 61 }],
  ["clock24", { clock24: "yes" }],
  ["weekStart", { weekStart: 6 }],
])("what no club can be is refused by its field, %s", async (field, settings) => {
  const before = await ask(admin, "admin.settings");
  const refused = await set(settings);
  expect(refused.status).toBe(400);
  expect(refused.json()).toMatchObject({ code: "BAD_INPUT", field });
  expect(refusalOf(refused).error).not.toMatch(/invalid|expected/i);
  expect(await ask(admin, "admin.settings")).toEqual(before);
});

test("what was read can be sent back as it is", async () => {
  const settings = await ask(admin, "admin.settings");
  expect(await changed(settings)).toEqual(settings);
  expect(settings).toMatchObject({
    timeZone: "America/Vancouver",
    openingHours: documentedProfile.openingHours,
    boatKinds,
    referencePrefix: "WRC-",
    horizonMonths: 3,
    longestOuting: 4,
    arriveMinutesEarly: 15,
    clock24: false,
    weekStart: 1,
  });
});

test("another palette colours pages and mails from then on, and an unknown one is refused", async () => {
  const { profile } = club().services;
  expect(profile.face.palette).toBe("bay");
  await changed({ palette: "meadow" });
  expect(profile.face).toEqual({ name: "Willows Rowing Club", palette: "meadow", icon: null });
  const wrong = await set({ palette: "sunset" });
  expect([wrong.status, wrong.json()]).toMatchObject([400, { field: "palette" }]);
  await as("sam").books({ at: "10:00" });
  const [mail] = await club().services.db.outboxMessage.findMany({ where: { bookingId: 1 } });
  const shown = await ask(admin, "admin.outboxMessage", { id: mail?.id });
  expect(shown.html).toContain(mailColours("meadow").band);
});

test("two who change different settings both keep theirs; of the same one the later hears", async () => {
  const seen = await ask(admin, "admin.settings");
  const other = await club().signIn("admin");
  expect(seen).toMatchObject({ palette: "bay", horizonMonths: 3 });
  await changed({ palette: "river", seen: { palette: "bay" } });
  const put = (given: object) => other.put("/api/admin/settings/club", given);
  answered(await put({ horizonMonths: 4, seen: { horizonMonths: 3 } }));
  const late = await put({ palette: "night", seen: { palette: "bay" } });
  expect([late.status, late.json()]).toMatchObject([409, { field: "palette", now: "river" }]);
  expect(await ask(admin, "admin.settings")).toMatchObject({
    palette: "river",
    horizonMonths: 4,
  });
});

test.each([
  [{ lead: "x".repeat(301), about: "", promises: [] }, "landing.lead"],
  [{ lead: "", about: "x".repeat(2001), promises: [] }, "landing.about"],
  [{ lead: "", about: "", promises: ["Showers", " "] }, "landing.promises.1"],
  [{ lead: "", about: "", promises: Array(6).fill("Showers") }, "landing.promises"],
  [{ lead: "", promises: [] }, "landing.about"],
  ["Row with us", "landing"],
])(
  "words of the landing page that do not fit are refused by their field",
  async (landing, field) => {
    const wrong = await set({ landing, palette: "river" });
    expect([wrong.status, wrong.json()]).toMatchObject([400, { code: "BAD_INPUT", field }]);
    expect(await ask(admin, "admin.settings")).toMatchObject({
      landing: null,
      palette: "bay",
    });
  },
);
