import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ClosureView } from "../closures/closure-schemas";
import { formatHours } from "../hours/quarters";
import type { BookingLimits } from "../profile/booking-horizon";
import { documentedProfile } from "../profile/club-profile";
import type { GateMode } from "../profile/gate-mode";
import { adminLengths, memberLengths } from "../profile/outing-lengths";
import type { SafetySettings } from "../settings/safety-settings";
import { calmFacts } from "../testing/calm-facts";
import { adminStarts, slotTimes } from "../testing/documented-day";
import { fairSaturday } from "../testing/foreseen-hours";
import { drawn } from "../testing/thoroughness";
import { type BookingSpan, hasPassed } from "../time/booking-span";
import { formatTime, toMinutes } from "../time/clock-times";
import type { GateFacts } from "./gate-facts";
import { askGates } from "./outing-gates";

const ask = (
  outing: BookingSpan,
  facts: GateFacts,
  limits: BookingLimits = "member",
  overridden = false,
) =>
  askGates(outing, {
    known: { ask: "all", facts },
    limits,
    overridden,
    now: facts.now,
    profile: documentedProfile,
  });

// Oak Bay on 2026-11-21: sunrise 8:30 AM, sunset 5:28 PM by the club's clock.
const at = (startTime: string, duration = 1) => ({
  bookingDate: "2026-11-21",
  startTime,
  duration,
});
const inTheDark = at("20:00");
const asked = (daylight: GateMode, overridden?: boolean) => {
  const { refusal, warnings } = ask(inTheDark, calmFacts({ daylight }), "member", overridden);
  return { refusal: refusal?.code ?? null, warnings: warnings.map(({ code }) => code) };
};

it("a gate that is off finds nothing, one that warns tells, one that refuses refuses", () => {
  expect(asked("off")).toEqual({ refusal: null, warnings: [] });
  expect(asked("warn")).toEqual({ refusal: null, warnings: ["OUTSIDE_DAYLIGHT"] });
  expect(asked("refuse")).toEqual({ refusal: "OUTSIDE_DAYLIGHT", warnings: [] });
});

it("what an admin takes upon themselves becomes a warning", () => {
  expect(asked("refuse", true)).toEqual({ refusal: null, warnings: ["OUTSIDE_DAYLIGHT"] });
});

it("what a boat requires is required, whatever is off; daylight answers first", () => {
  const boat = { name: "Orca", requiredClearance: "Level 2", lights: false };
  const code = (daylight: GateMode) =>
    ask(inTheDark, { ...calmFacts({ daylight }), boat }).refusal?.code;
  expect(code("off")).toBe("CLEARANCE_MISSING");
  expect(code("refuse")).toBe("OUTSIDE_DAYLIGHT");
});

const closed = (startTime: string, endTime: string): ClosureView => ({
  id: 1,
  reason: "Fog",
  startTime,
  endTime,
  startDate: "2026-11-21",
  endDate: "2026-11-21",
});
const gusts = { gustKmh: 46 };
const facts = (settings: Partial<SafetySettings>, over: Partial<GateFacts> = {}): GateFacts => ({
  ...calmFacts(settings),
  ...over,
});
const says = (outing: ReturnType<typeof at>, of: GateFacts, limits?: "admin") =>
  ask(outing, of, limits).refusal?.message;

describe("the start that is named instead", () => {
  const dark = facts({ daylight: "refuse", daylightAfterSunset: 30 });

  it("is the last one before the dark, and the first one after it", () => {
    expect(says(at("17:00"), dark)).toContain("The last start for 1 hour is 4:30 PM.");
    expect(says(at("07:30", 1.5), dark)).toContain("The first start for 1.5 hours is 8:30 AM.");
  });

  it("is the nearest one to what was asked for, whatever else is in the way", () => {
    const closures = [closed("09:00", "12:00")];
    expect(says(at("10:00"), facts({}, { closures }))).toMatch(/nearest .* 1 hour is 8:00 AM\.$/);
    expect(says(at("09:30"), { ...dark, closures })).toMatch(/nearest .* 1 hour is 12:00 PM\.$/);
    const rough = fairSaturday({ 12: gusts, 13: gusts });
    const all = facts({ daylight: "refuse", conditions: "refuse" }, { closures, forecast: rough });
    expect(says(at("09:30"), all)).toMatch(/nearest start for 1 hour is 2:00 PM\.$/);
    expect(says(at("12:30"), all)).toMatch(/nearest start for 1 hour is 2:00 PM\.$/);
    expect(says(at("18:00"), { ...all, closures: [closed("15:00", "18:00")] })).toContain(
      "The last start for 1 hour is 2:00 PM.",
    );
  });

  it("is ahead, and on the hour for admins", () => {
    const late = { ...dark, now: { ...dark.now, today: "2026-11-21", minutes: 16 * 60 - 10 } };
    expect(says(at("17:00"), late)).toContain("is 4:30 PM.");
    expect(says(at("17:00"), late, "admin")).toContain("is 4:00 PM.");
    const later = { ...late, now: { ...late.now, minutes: 16 * 60 + 40 } };
    expect(says(at("17:00"), later)).toMatch(/would do for 1 hour; for 0.5 hours 5:00 PM would\.$/);
    const over = { ...late, now: { ...late.now, minutes: 17 * 60 + 40 } };
    expect(says(at("18:00"), over)).toMatch(/for 1 hour; please choose another day\.$/);
  });

  it("minds what an admin may not pass, and not what their reason passes", () => {
    const closures = [closed("09:00", "17:00")];
    const rough = facts({ daylight: "refuse", conditions: "refuse" }, { closures });
    const { refusal } = ask(at("10:00"), rough, "admin", true);
    expect(refusal?.message).toContain("The nearest start for 1 hour is 8:00 AM.");
  });
});

const hour = fc.integer({ min: 5, max: 21 });
const stories = fc.record({
  start: fc.constantFrom(...slotTimes),
  duration: fc.constantFrom(...memberLengths(documentedProfile)),
  closures: fc.array(
    fc
      .tuple(hour, hour)
      .filter(([from, to]) => from < to)
      .map(([from, to]) =>
        closed(`${`${from}`.padStart(2, "0")}:00`, `${`${to}`.padStart(2, "0")}:30`),
      ),
    { maxLength: 2 },
  ),
  roughHours: fc.array(hour, { maxLength: 8 }),
  twilight: fc.integer({ min: 0, max: 120 }),
  modes: fc.record({
    daylight: fc.constantFrom("off", "warn", "refuse"),
    conditions: fc.constantFrom("off", "warn", "refuse"),
  }),
  nowMinutes: fc.option(fc.integer({ min: 0, max: 1439 })),
  limits: fc.constantFrom("member", "admin"),
  overridden: fc.boolean(),
});

it("whatever is named instead passes the gates, and nothing nearer would", () => {
  let named = 0;
  fc.assert(
    fc.property(stories, (story) => {
      const { start, duration, modes, twilight, nowMinutes, limits, overridden } = story;
      const calm = calmFacts({ ...modes, daylightAfterSunset: twilight });
      const known: GateFacts = {
        ...calm,
        closures: story.closures,
        forecast: fairSaturday(Object.fromEntries(story.roughHours.map((one) => [one, gusts]))),
        ...(nowMinutes !== null && {
          now: { ...calm.now, today: "2026-11-21", minutes: nowMinutes },
        }),
      };
      const asks = (outing: BookingSpan) => ask(outing, known, limits, overridden);
      const { refusal } = asks(at(start, duration));
      if (!refusal) return;
      const starts = limits === "admin" ? adminStarts : slotTimes;
      const lengths = (limits === "admin" ? adminLengths : memberLengths)(documentedProfile);
      const possible = [...lengths.filter((length) => length < duration), duration]
        .flatMap((length) => starts.map((time) => at(time, length)))
        .filter((one) => !hasPassed(one, known.now))
        .filter((one) => toMinutes(one.startTime) + one.duration * 60 <= 22 * 60)
        .filter((one) => asks(one).refusal === null);
      const found = possible.find(
        ({ startTime, duration: length }) =>
          refusal.message.endsWith(
            `for ${formatHours(length)} is ${formatTime(startTime, documentedProfile)}.`,
          ) ||
          refusal.message.endsWith(
            `; for ${formatHours(length)} ${formatTime(startTime, documentedProfile)} would.`,
          ),
      );
      const longest = Math.max(0, ...possible.map((one) => one.duration));
      expect(found?.duration ?? 0, refusal.message).toBe(longest);
      if (!found) {
        expect(refusal.message).toContain("please choose another day.");
        return;
      }
      named += 1;
      const away = ({ startTime }: { startTime: string }) =>
        Math.abs(slotTimes.indexOf(startTime) - slotTimes.indexOf(start));
      const nearest = Math.min(
        ...possible.filter((one) => one.duration === longest).map((one) => away(one)),
      );
      expect(away(found), refusal.message).toBe(nearest);
    }),
    { numRuns: drawn(200) },
  );
  expect(named).toBeGreaterThan(drawn(200) / 10);
});
