import { expect, it } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import type { SafetySettings } from "../settings/safety-settings";
import { calmFacts } from "../testing/calm-facts";
import { fairSaturday } from "../testing/foreseen-hours";
import { previewBooking } from "./booking-preview";
import { answerReasons, isNoGo, slotAnswer } from "./slot-answer";

const settings = { daylight: "warn", conditions: "warn", daylightBeforeSunrise: 30 } as const;

/** What a Saturday's outing comes to: sunrise is at 8:30 AM, gusts come at 2 PM and wind at 10 AM. */
function preview(startTime: string, over: Partial<SafetySettings> = {}, hoursRemaining = 10) {
  const forecast = fairSaturday({ 10: { gustKmh: 36 }, 14: { gustKmh: 46 } });
  const gates = { ...calmFacts({ ...settings, ...over }), forecast };
  const facts = {
    boat: { id: 1, category: "single" },
    diary: { available: true, availability: { bookings: [], blocks: [], closures: [] } },
    hoursRemaining,
    ownOutings: [],
    gates,
    profile: documentedProfile,
  };
  return previewBooking({ bookingDate: "2026-11-21", startTime, duration: 1 }, facts, gates.now);
}
const answer = (...asked: Parameters<typeof preview>) => slotAnswer(preview(...asked));

it("is free in light and fair weather, and needs no hours for it", () => {
  expect(answer("12:00")).toBe("free");
  expect(answer("12:00", {}, 0)).toBe("free");
});

it("is never free before sunrise, however early the club lets its rowers out", () => {
  expect(answer("06:00")).toBe("advised-against");
  expect(answer("08:00")).toBe("careful");
  expect(answerReasons(preview("08:00"))).toBe("Dark at first: sunrise 8:30 AM");
  expect(answer("08:30")).toBe("free");
});

it("wants care near a limit, and is advised against beyond it", () => {
  expect(answer("10:00")).toBe("careful");
  expect(answerReasons(preview("10:00"))).toBe("Gusts of 36 km/h at 10 AM, limit 40 km/h");
  expect(answer("14:00")).toBe("advised-against");
  expect([isNoGo(preview("14:00")), isNoGo(preview("06:00"))]).toEqual([true, false]);
});

it("is not possible where the club refuses", () => {
  expect(answer("06:00", { daylight: "refuse" })).toBe("not-possible");
  expect(answer("14:00", { conditions: "refuse" })).toBe("not-possible");
});

it("is free all day at a club that minds neither light nor weather", () => {
  const off = { daylight: "off", conditions: "off" } as const;
  expect([answer("06:00", off), answer("14:00", off)]).toEqual(["free", "free"]);
  expect(preview("06:00", off).sight).toBeNull();
});
