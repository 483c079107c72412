import fc from "fast-check";
import { expect, test } from "vitest";
import { bookedView } from "../../shared/bookings/booking-schemas";
import { memberLengths } from "../../shared/profile/outing-lengths";
import { defaultClubSettings } from "../../shared/settings/club-settings";
import { previewBooking } from "../../shared/slots/booking-preview";
import { anyProfile } from "../../shared/testing/drawn-profile";
import { drawn, isWhole } from "../../shared/testing/thoroughness";
import { fromMinutes } from "../../shared/time/clock-times";
import { addDays } from "../../shared/time/club-dates";
import { openTestClub } from "../testing/open-test-club";
import { refusalOf } from "../testing/refusal-of";

const club = openTestClub();

const anySpan = fc.record({
  days: fc.integer({ min: -1, max: 40 }),
  half: fc.integer({ min: 8, max: 47 }),
  length: fc.nat({ max: 23 }),
});
const balance = 10;

/** Makes the test club another one, whatever it was. */
async function become(settings: object) {
  const { db, profile } = club().services;
  const row = { settings: { ...defaultClubSettings, ...settings } };
  await db.clubSettings.upsert({ where: { id: 1 }, create: { id: 1, ...row }, update: row });
  await profile.readAgain();
}

test("at any club a preview's verdict and cost are the server's", async () => {
  const sam = await club().signIn("sam");
  const admin = await club().signIn("admin");
  const boat = club().boats.solo;
  const diary = { available: true, availability: { bookings: [], blocks: [], closures: [] } };
  const codes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      anyProfile,
      fc.array(anySpan, { minLength: 6, maxLength: 6 }),
      async (profile, spans) => {
        await become(profile);
        const { now } = club().services.profile.momentAt(club().clock.now());
        const lengths = memberLengths(profile);
        for (const { days, half, length } of spans) {
          const bookingDate = addDays(now.today, days);
          const startTime = fromMinutes(half * 30);
          const duration = lengths[length % lengths.length] ?? 1;
          const facts = { boat, diary, hoursRemaining: balance, ownOutings: [], profile };
          const preview = previewBooking({ bookingDate, startTime, duration }, facts, now);
          const wanted = { boatId: boat.id, dateStr: bookingDate, timeStr: startTime, duration };
          const answer = await sam.post("/api/bookings", wanted);
          const code = answer.status === 201 ? undefined : refusalOf(answer).code;
          codes.add(code ?? "booked");
          expect(code).toBe(preview.refusal?.code);
          if (preview.refusal) continue;
          const booked = answer.read(bookedView);
          expect(booked).toMatchObject({
            booking: { hoursUsed: preview.cost },
            hoursRemaining: preview.leaves,
          });
          // One that begins this very minute is no longer its rower's to cancel.
          const cancelled = await admin.delete(`/api/bookings/${booked.booking.id}`);
          expect(cancelled.status, cancelled.text).toBe(200);
        }
      },
    ),
    { numRuns: drawn(20), endOnFailure: true },
  );
  if (isWhole) expect([...codes]).toEqual(expect.arrayContaining(["booked", "CLOSED"]));
});
