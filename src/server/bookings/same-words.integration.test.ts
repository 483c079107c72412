import { beforeEach, expect, test } from "vitest";
import { bookedView } from "../../shared/bookings/booking-schemas";
import { ownView } from "../../shared/members/member-views";
import { lastBookableDate } from "../../shared/profile/booking-horizon";
import { documentedProfile } from "../../shared/profile/club-profile";
import { type BookingPreview, previewBooking } from "../../shared/slots/booking-preview";
import { withoutBooking } from "../../shared/slots/without-booking";
import { slotTimes } from "../../shared/testing/documented-day";
import type { BookingSpan } from "../../shared/time/booking-span";
import { formatTime } from "../../shared/time/clock-times";
import { act, ask } from "../testing/ask-procedure";
import { clearancesIn, clearancesOf, giveClearances } from "../testing/clearances";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";
import { clubInstant, testMoment } from "../testing/test-moment";

// What the page says beside the start is worked out there, before anything is sent. It must be what
// the server would say, and the start that it names must be one that the server takes.

const club = openTestClub();

let admin: TestClient;
let sam: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
  sam = await club().signIn("sam");
});

// Friday, 12:30 PM; the week ends on Sunday, November 22.
const saturday = "2026-11-21";
const at = (startTime: string, duration = 1, bookingDate = saturday): BookingSpan => ({
  bookingDate,
  startTime,
  duration,
});
const solo = () => club().boats.solo.id;

async function safety(settings: object) {
  const answer = await admin.put("/api/admin/settings/safety", settings);
  expect(answer.status, answer.text).toBe(200);
}
async function share(settings: object) {
  const answer = await admin.put("/api/admin/settings/club", settings);
  expect(answer.status, answer.text).toBe(200);
}
async function book(client: TestClient, span: BookingSpan, boatId = solo()) {
  const { bookingDate: dateStr, startTime: timeStr, duration } = span;
  return client.post("/api/bookings", { boatId, dateStr, timeStr, duration });
}
async function booked(client: TestClient, span: BookingSpan, boatId = solo()): Promise<number> {
  const answer = await book(client, span, boatId);
  expect(answer.status, answer.text).toBe(201);
  return answer.read(bookedView).booking.id;
}
async function closeClub(startTime: string, endTime: string) {
  const span = { startDate: saturday, endDate: saturday, startTime, endTime };
  const body = { ...span, reason: "Regatta", cancelBookings: false };
  expect((await admin.post("/api/admin/closures", body)).status).toBe(201);
}
async function foreseeGusts(hours: readonly number[]) {
  await club().services.db.forecastHour.createMany({
    data: Array.from({ length: 17 }, (_, n) => ({
      at: clubInstant(saturday, `${String(n + 5).padStart(2, "0")}:00`),
      toldAt: club().clock.now(),
      windKmh: 10,
      visibilityKm: 20,
      temperatureC: 12,
      code: 2,
      gustKmh: hours.includes(n + 5) ? 46 : 15,
    })),
  });
}
async function requireLevel2(expiresOn?: string) {
  await giveClearances(admin);
  await act(admin, "admin.editBoat", { id: solo(), requiredClearance: "Level 2" });
  if (!expiresOn) return;
  const ends = { grantedOn: "2026-01-01", expiresOn };
  clearancesIn(await clearancesOf(admin, club().people.sam.id).grant("Level 2", ends));
}

/** What the booking page works out of the reads it has; see `web/bookings/planner/use-preview-facts.ts`. */
async function onThePage(span: BookingSpan, movedId?: number): Promise<BookingPreview> {
  const now = testMoment(club().clock.now()).now;
  const id = solo();
  const days = {
    startDate: now.today,
    endDate: lastBookableDate(now.today, "member", documentedProfile),
  };
  const boats = await ask(sam, "boats.list");
  const availability = await ask(sam, "boats.availability", { id, ...days });
  const mine = await ask(sam, "bookings.mine");
  const gates = await ask(sam, "boats.gates", { id });
  const { member } = (await sam.get("/api/auth/me")).read(ownView);
  const { available = false, category = "single" } = boats.find((boat) => boat.id === id) ?? {};
  const facts = {
    boat: { id, category },
    gates,
    hoursRemaining: member.hoursRemaining,
    diary: { available, availability },
    ownOutings: mine.filter(({ status }) => status === "confirmed"),
    profile: documentedProfile,
  };
  const moved = mine.find((booking) => booking.id === movedId);
  return previewBooking(span, moved ? withoutBooking(facts, { ...moved, category }) : facts, now);
}

/** What is in the way, what was asked for, and what its sentence must name. */
const situations: Record<string, [() => Promise<unknown>, BookingSpan, RegExp]> = {
  "CLUB_CLOSED: the closure, its reason, a start that is light as well": [
    async () => {
      await safety({ daylight: "refuse", daylightAfterSunset: 30 });
      await closeClub("07:00", "12:00");
    },
    at("08:30"),
    /closed 7:00 AM – 12:00 PM on Sat, Nov 21: Regatta\. The nearest start for 1 hour is 12:00 PM\.$/,
  ],
  "OUTSIDE_DAYLIGHT: the sun, when to be back, the last start that is not too rough": [
    async () => {
      await safety({ daylight: "refuse", daylightAfterSunset: 30, conditions: "refuse" });
      await foreseeGusts([15, 16, 17]);
    },
    at("20:00"),
    /^Sunset is at 5:28 PM; be back by 5:58 PM\. The last start for 1 hour is 2:00 PM\.$/,
  ],
  "CLEARANCE_MISSING: what the boat asks for, that it is not held, whom to ask": [
    () => requireLevel2(),
    at("10:00"),
    /asks for Level 2\. You do not hold it on that day\. Please ask Dana, the duty officer, or an admin/,
  ],
  "CLEARANCE_EXPIRED: the same, with its last day": [
    () => requireLevel2("2026-11-20"),
    at("10:00"),
    /asks for Level 2\. Yours ends on Fri, Nov 20, 2026, before that day\. Please ask Dana/,
  ],
  "CONDITIONS_TOO_ROUGH: the limit, what is foreseen, the nearest start": [
    async () => {
      await safety({ conditions: "refuse" });
      await foreseeGusts([10]);
    },
    at("10:30"),
    /^Gusts of 46 km\/h at 10 AM, limit 40 km\/h\. The nearest start for 1 hour is 11:00 AM\.$/,
  ],
  "FAIR_USE: bookings ahead, and what frees the next": [
    async () => {
      await share({ maxAhead: 1 });
      await booked(sam, at("08:00"));
    },
    at("12:00"),
    /^You may have 1 booking ahead, and you have 1\. .* Saturday, November 21 at 8:00 AM has begun/,
  ],
  "FAIR_USE: hours of a week, what is left of them, the next week with room": [
    async () => {
      await share({ maxHoursPerWeek: 2 });
      await booked(sam, at("08:00", 1.5));
      await booked(sam, at("08:00", 2, "2026-11-24"));
    },
    at("12:00"),
    /^You may row 2 hours .* you have 1\.5 hours .* 0\.5 hours of it .* begins on Monday, November 30\.$/,
  ],
  "FAIR_USE: busy times": [
    async () => {
      const primeTime = [{ days: [6, 7], from: "07:00", to: "11:00" }];
      await share({ primeTime, maxPrimePerWeek: 1 });
      await booked(sam, at("08:00"));
    },
    at("10:30"),
    /busy times once .* you have 1 such booking .* Other times of the week are open\. .* November 23\.$/,
  ],
  "NOT_ENOUGH_HOURS: what it costs, what is there, what to do": [
    () =>
      booked(sam, at("05:00", 4, "2026-11-23")).then(() =>
        booked(sam, at("09:00", 4, "2026-11-24")),
      ),
    at("10:00", 4),
    /^This booking costs 4 hours and you have 2 hours\. Please buy more hours or shorten it\.$/,
  ],
  "PAST_CLOSING: as documented": [async () => {}, at("21:00", 2), /10pm closing time/],
  "OWN_OVERLAP: in another boat": [
    () => booked(sam, at("10:00"), club().boats.tango.id),
    at("10:30"),
    /^You already have a booking at that time, 10:00 AM – 11:00 AM\. The nearest start for 1 hour is 11:00 AM\.$/,
  ],
  "SLOT_TAKEN: when by somebody else, a start that is free and open and not in an own outing": [
    async () => {
      const lee = await club().signIn("lee");
      await booked(lee, at("10:00"));
      await booked(lee, at("08:30"));
      await booked(sam, at("11:00"), club().boats.tango.id);
      await closeClub("12:00", "13:00");
    },
    at("10:30"),
    /^This boat is already taken 10:00 AM – 11:00 AM\. The nearest start for 1 hour is 1:00 PM\.$/,
  ],
  "TOO_FAR_AHEAD: until when one books": [
    async () => {},
    at("10:00", 1, "2027-02-21"),
    /^That date is too far ahead to book yet\. The last one is Saturday, February 20, 2027\.$/,
  ],
  "BOAT_BLOCKED: through when, and why": [
    () => {
      const days = { startDate: saturday, endDate: "2026-11-24" };
      return act(admin, "admin.blockBoat", { boatId: solo(), ...days, reason: "Seats" });
    },
    at("10:00"),
    /^This boat is blocked through Tue, Nov 24 \(Seats\)\. Please choose another date or boat\.$/,
  ],
};

test.each(Object.entries(situations))("%s", async (name, [happens, span, names]) => {
  await safety({ dutyOfficer: { name: "Dana", phone: "250-555-0142", email: "dana@row.example" } });
  await happens();
  const { refusal } = await onThePage(span);
  const answer = await book(sam, span);
  expect(answer.json()).toEqual({ error: refusal?.message, code: refusal?.code });
  expect(refusal?.code).toBe(name.split(":")[0]);
  expect(refusal?.message).toMatch(names);
  const named = /start for .* is (.*)\.$/.exec(refusal?.message ?? "")?.[1];
  const instead = slotTimes.find((time) => formatTime(time, documentedProfile) === named);
  if (instead) await booked(sam, { ...span, startTime: instead });
});

test("TOO_LATE_TO_MOVE: when it begins, what no longer goes, and that longer still does", async () => {
  await share({ lateCancelMinutes: 2880, lateCancelReturn: 50 });
  const id = await booked(sam, at("10:00"));
  const { refusal } = await onThePage(at("11:00"), id);
  const answer = await sam.put(`/api/bookings/${id}`, { timeStr: "11:00" });
  expect(answer.json()).toEqual({ error: refusal?.message, code: "TOO_LATE_TO_MOVE" });
  expect(refusal?.message).toBe(
    "This booking begins on Saturday at 10:00 AM. In the last 48 hours before its start it can no " +
      "longer be moved or shortened, and cancelling gives back 50% of its hours. It can still be " +
      "made longer.",
  );
  expect((await onThePage(at("10:00", 1.5), id)).refusal).toBeNull();
  expect((await sam.put(`/api/bookings/${id}`, { duration: 1.5 })).status).toBe(200);
});
