import { beforeEach, describe, expect, test } from "vitest";
import { act } from "../testing/ask-procedure";
import { fillBoat } from "../testing/crew-by-hand";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt, refusalIn, rowingDay } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";
import { clubInstant, testMoment } from "../testing/test-moment";
import { personEmail } from "../testing/test-people";
import { notifyOfNoGo } from "./notify-of-no-go";

const club = openTestClub();
const home = "https://club.example";

let admin: TestClient;
let sam: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
  sam = await club().signIn("sam");
});

const choose = (settings: object) => admin.put("/api/admin/settings/safety", settings);

/** What is foreseen from now on for the rowing day: a fair one, but for some of its hours. */
async function foresee(byHour: Record<number, object> = {}) {
  const { db } = club().services;
  await db.forecastHour.deleteMany();
  await db.forecastHour.createMany({
    data: Array.from({ length: 17 }, (_, n) => ({
      at: clubInstant(rowingDay, `${String(n + 5).padStart(2, "0")}:00`),
      toldAt: club().clock.now(),
      windKmh: 10,
      gustKmh: 15,
      visibilityKm: 20,
      temperatureC: 12,
      code: 2,
      ...byHour[n + 5],
    })),
  });
}

const gusty = { 7: { gustKmh: 46 } };
const tooRough = {
  code: "CONDITIONS_TOO_ROUGH",
  message: "Gusts of 46 km/h at 7 AM, limit 40 km/h. The nearest start for 1 hour is 6:00 AM.",
};
const advised = {
  code: "CONDITIONS_TOO_ROUGH",
  message: "The club advises against it. Gusts of 46 km/h at 7 AM, limit 40 km/h.",
};
const noGo = { verdict: "no-go", reasons: ["Gusts of 46 km/h at 7 AM, limit 40 km/h"] };

const wanted = (changes: object = {}) => ({
  boatId: club().boats.solo.id,
  dateStr: rowingDay,
  timeStr: "07:00",
  duration: 1,
  ...changes,
});
const book = (changes: object = {}) => sam.post("/api/bookings", wanted(changes));

describe("a booking", () => {
  test("is refused beyond the limits, and only there", async () => {
    await choose({ conditions: "refuse" });
    await foresee(gusty);
    const answer = await book();
    expect(answer.status).toBe(422);
    expect(answer.json()).toEqual({ error: tooRough.message, code: tooRough.code });
    expect((await book({ timeStr: "06:00" })).json()).toMatchObject({
      booking: { warnings: [], conditions: { verdict: "go", reasons: [] } },
    });
  });

  test("is only warned, and keeps the verdict as it was seen", async () => {
    await choose({ conditions: "warn" });
    await foresee(gusty);
    const seen = { warnings: [advised], conditions: noGo };
    expect((await book()).json()).toMatchObject({ booking: seen });
    await foresee();
    expect((await sam.get("/api/members/bookings")).json()).toMatchObject([seen]);
    const range = `/api/admin/bookings/range?startDate=${rowingDay}&endDate=${rowingDay}`;
    expect((await admin.get(range)).json()).toMatchObject([seen]);
  });

  test.each([
    ["is missing", async () => {}],
    [
      "is old",
      async () => {
        await foresee(gusty);
        club().clock.passMinutes(181);
      },
    ],
  ])("is not refused for a forecast that %s", async (_what, arrange) => {
    await choose({ conditions: "refuse" });
    await arrange();
    expect((await book()).json()).toMatchObject({
      booking: { warnings: [], conditions: { verdict: "unknown" } },
    });
  });

  test("has no verdict beyond three days, nor while conditions are off", async () => {
    await choose({ conditions: "refuse" });
    const far = await book({ dateStr: "2026-11-24" });
    expect(far.json()).toMatchObject({ booking: { conditions: null } });
    await choose({ conditions: "off" });
    await foresee(gusty);
    expect((await book()).json()).toMatchObject({ booking: { warnings: [], conditions: null } });
  });

  test("goes by the rower's clearances, in an admin's hands too", async () => {
    const memberId = club().people.sam.id;
    await choose({ conditions: "refuse", clearances: [{ name: "Level 2", validDays: 365 }] });
    await foresee(gusty);
    const forSam = () => admin.post("/api/admin/bookings", wanted({ memberId }));
    expect(refusalIn(await forSam())).toEqual([422, "CONDITIONS_TOO_ROUGH"]);
    const granted = { name: "Level 2", grantedOn: "2026-11-01" };
    const answer = await admin.put(`/api/admin/members/${memberId}/clearances`, granted);
    expect(answer.status, answer.text).toBe(200);
    expect((await forSam()).json()).toMatchObject({
      booking: { conditions: { verdict: "careful" } },
    });
  });

  test("is an admin's to make all the same, with a reason", async () => {
    await choose({ conditions: "refuse" });
    await foresee(gusty);
    const override = "Race training with the safety boat";
    const given = wanted({ memberId: club().people.sam.id, override });
    expect((await admin.post("/api/admin/bookings", given)).json()).toMatchObject({
      booking: { override, warnings: [tooRough], conditions: noGo },
    });
  });
});

describe("two hours before the start", () => {
  const notify = () => notifyOfNoGo(club().services.db, home, testMoment(club().clock.now()));
  const mails = () =>
    club().services.db.outboxMessage.findMany({ where: { kind: "no-go" }, orderBy: { id: "asc" } });

  async function bookAndBecome(byHour: Record<number, object>, time = "05:00") {
    await choose({ conditions: "refuse" });
    await foresee();
    const id = await bookAt(sam, club().boats.solo.id, "07:00");
    clockAt(club(), time);
    await foresee(byHour);
    return id;
  }

  test("a rower hears once that it has become a no-go, with a page that gives all hours back", async () => {
    const id = await bookAndBecome(gusty, "04:59");
    await notify();
    expect(await mails()).toEqual([]);
    clockAt(club(), "05:00");
    await Promise.all([notify(), notify()]);
    clockAt(club(), "05:05");
    await notify();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.text).toContain("Gusts of 46 km/h at 7 AM, limit 40 km/h.");
    expect(mail?.text).toContain("by one press, and all its hours come back: {link}");
    const [, token] = mail?.secretLink?.split(`${home}/booking-offers/`) ?? [];
    const page = await club().visitor().get(`/api/trpc/bookings.offer?input={"token":"${token}"}`);
    expect(page.json()).toMatchObject({ result: { data: { choices: ["cancel"] } } });
    const answer = await club()
      .visitor()
      .post(`/api/booking-offers/${token}`, { choice: "cancel" });
    expect(answer.json()).toMatchObject({
      booking: { id, status: "cancelled" },
      hoursRefunded: 1,
    });
  });

  test("its crew hears it, too, once and without the page, unless they have left", async () => {
    const { db } = club().services;
    await choose({ conditions: "refuse" });
    await foresee();
    await fillBoat(club(), await bookAt(sam, club().boats.tango.id, "07:00"));
    clockAt(club(), "05:30");
    await foresee(gusty);
    await notify();
    await notify();
    const told = await db.outboxMessage.findMany({ where: { kind: "no-go to crew" } });
    expect(told).toMatchObject([{ recipient: personEmail("lee"), secretLink: null }]);
    expect(told[0]?.text).toContain("You can leave the crew before it starts");
  });

  test("sent again it leads to the page that cancels, and never to a new password", async () => {
    const id = await bookAndBecome(gusty);
    await notify();
    const [told] = await mails();
    expect(told).toMatchObject({ bookingId: id });
    await act(admin, "admin.resendMail", { id: told?.id });
    const [anew] = await mails();
    expect(anew?.secretLink).toMatch(/^.+\/booking-offers\/.+/);
    expect(anew?.secretLink).not.toBe(told?.secretLink);
    expect(await club().services.db.oneTimeLink.findMany()).toEqual([]);
  });

  test.each([
    ["is go", {}],
    ["only wants care", { 7: { gustKmh: 39 } }],
    ["is unknown", { 7: { gustKmh: null } }],
    ["is a no-go at other hours", { 6: { gustKmh: 46 }, 8: { gustKmh: 46 } }],
  ])("nobody hears of an outing that %s", async (_what, byHour) => {
    await bookAndBecome(byHour);
    await notify();
    expect(await mails()).toEqual([]);
  });

  test("nobody hears of an outing that is cancelled or launched, nor while conditions are off", async () => {
    const id = await bookAndBecome(gusty);
    await choose({ conditions: "off" });
    await notify();
    await choose({ conditions: "warn", outingLog: "on" });
    await foresee(gusty);
    clockAt(club(), "06:50");
    await sam.post(`/api/bookings/${id}/launch`);
    await notify();
    expect(await mails()).toEqual([]);
  });

  test("who was told while booking within these two hours is not told again", async () => {
    await choose({ conditions: "warn" });
    clockAt(club(), "05:30");
    await foresee(gusty);
    await bookAt(sam, club().boats.solo.id, "07:00");
    await notify();
    expect(await mails()).toEqual([]);
  });
});
