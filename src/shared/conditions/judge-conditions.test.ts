import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import type { BookingSpan } from "../time/booking-span";
import { defaultConditionLimits } from "./condition-limits";
import type { ForecastHour } from "./conditions-schemas";
import { hourSeconds } from "./forecast-hours";
import { judgeConditions } from "./judge-conditions";
import type { RowerLimits } from "./rower-limits";
import { limitsOf } from "./rower-limits";
import type { Verdict } from "./verdicts";
import { verdicts } from "./verdicts";

// Friday, 12:30 on the club's clock, seven hours behind Greenwich.
const now = {
  instant: "2026-11-20T19:30:00.000Z",
  offsetMinutes: -420,
  today: "2026-11-20",
  minutes: 750,
};
const nowSeconds = Date.parse(now.instant) / 1000;

/** Saturday from 7 to 9 AM. */
const outing: BookingSpan = {
  bookingDate: "2026-11-21",
  startTime: "07:00",
  duration: 2,
};
const sevenAm = Date.parse("2026-11-21T14:00:00Z") / 1000;

/** Clearances that hold on that day alone. */
const held = (...names: string[]) =>
  names.map((name) => ({ name, grantedOn: "2026-11-21", expiresOn: "2026-11-21" }));
const limitsWith = (...names: string[]) =>
  limitsOf(defaultConditionLimits, held(...names), outing.bookingDate);

const limits = limitsWith();

const fair = { windKmh: 10, gustKmh: 15, visibilityKm: 20, temperatureC: 12, code: 2 };
type Values = { [name in keyof typeof fair]: number | null };

/** The hours from 5 AM to noon of that Saturday, all alike but for some of them. */
function forecastOf(
  common: Partial<Values>,
  byHour: Record<number, Partial<Values>> = {},
  toldAt = nowSeconds,
): ForecastHour[] {
  return Array.from({ length: 7 }, (_, n) => ({
    at: sevenAm + (n - 2) * hourSeconds,
    toldAt,
    ...fair,
    ...common,
    ...byHour[n + 5],
  }));
}

const judge = (forecast: ForecastHour[], of: Partial<BookingSpan> = {}, by: RowerLimits = limits) =>
  judgeConditions({ ...outing, ...of }, forecast, by, now, documentedProfile);

describe("each limit", () => {
  it.each<[string, Partial<Values>, Verdict]>([
    ["wind", { windKmh: 19.9 }, "go"],
    ["wind", { windKmh: 20 }, "careful"],
    ["wind", { windKmh: 20.1 }, "careful"],
    ["wind", { windKmh: 24.9 }, "careful"],
    ["wind", { windKmh: 25 }, "careful"],
    ["wind", { windKmh: 25.1 }, "no-go"],
    ["gusts", { gustKmh: 31.9 }, "go"],
    ["gusts", { gustKmh: 32 }, "careful"],
    ["gusts", { gustKmh: 32.1 }, "careful"],
    ["gusts", { gustKmh: 39.9 }, "careful"],
    ["gusts", { gustKmh: 40 }, "careful"],
    ["gusts", { gustKmh: 40.1 }, "no-go"],
    ["visibility", { visibilityKm: 0.9 }, "no-go"],
    ["visibility", { visibilityKm: 1 }, "careful"],
    ["visibility", { visibilityKm: 1.1 }, "careful"],
    ["visibility", { visibilityKm: 1.9 }, "careful"],
    ["visibility", { visibilityKm: 2 }, "go"],
    ["visibility", { visibilityKm: 2.1 }, "go"],
    ["air", { temperatureC: -0.1 }, "no-go"],
    ["air", { temperatureC: 0 }, "careful"],
    ["air", { temperatureC: 0.1 }, "careful"],
    ["air", { temperatureC: 4.9 }, "careful"],
    ["air", { temperatureC: 5 }, "go"],
    ["air", { temperatureC: 5.1 }, "go"],
    ["the code", { code: 94 }, "go"],
    ["the code", { code: 95 }, "no-go"],
    ["the code", { code: 96 }, "no-go"],
  ])("of %s judges %o as %s", (_what, values, verdict) => {
    expect(judge(forecastOf(values))?.verdict).toBe(verdict);
  });

  it("counts 80 % of a limit that has no exact tenths", () => {
    const level2 = limitsWith("Level 2");
    const at = (windKmh: number) => judge(forecastOf({ windKmh }), {}, level2)?.verdict;
    expect([29.5, 29.6, 37, 37.1].map(at)).toEqual(["go", "careful", "careful", "no-go"]);
  });
});

describe("the hours", () => {
  const gusts = { gustKmh: 46 };

  it.each<[string, Partial<BookingSpan>, number, Verdict]>([
    ["in which it starts", {}, 7, "no-go"],
    ["in which it ends", {}, 8, "no-go"],
    ["at whose beginning it ends", {}, 9, "go"],
    ["before it", {}, 6, "go"],
    ["that half of it lies in", { startTime: "06:30" }, 6, "no-go"],
    ["that its last half hour lies in", { duration: 2.5 }, 9, "no-go"],
  ])("%s counts as it should", (_which, of, hour, verdict) => {
    expect(judge(forecastOf({}, { [hour]: gusts }), of)?.verdict).toBe(verdict);
  });

  it.each<[Verdict, Record<number, Partial<Values>>]>([
    ["no-go", { 7: gusts, 8: { windKmh: null } }],
    ["unknown", { 7: { temperatureC: 4 }, 8: { windKmh: null } }],
    ["careful", { 7: { temperatureC: 4 } }],
    ["go", {}],
  ])("come to %s when that is the worst of them", (verdict, byHour) => {
    expect(judge(forecastOf({}, byHour))?.verdict).toBe(verdict);
  });
});

describe("nobody goes by", () => {
  it("a forecast that is older than three hours, not even to refuse", () => {
    const told = (seconds: number) => forecastOf({ gustKmh: 60 }, {}, nowSeconds - seconds);
    expect(judge(told(3 * hourSeconds))?.verdict).toBe("no-go");
    expect(judge(told(3 * hourSeconds + 1))).toEqual({
      verdict: "unknown",
      reasons: ["No fresh forecast for 7 AM"],
    });
  });

  it("hours that are missing", () => {
    expect(judge([])?.verdict).toBe("unknown");
    const [five = [], six = [], seven = []] = forecastOf({}).map((hour) => [hour]);
    expect(judge([...five, ...six, ...seven])?.reasons).toEqual(["No fresh forecast for 8 AM"]);
  });

  it.each<[string, boolean]>([
    ["2026-11-23", true],
    ["2026-11-24", false],
  ])("a day more than three ahead: %s has a verdict: %s", (bookingDate, has) => {
    expect(judge([], { bookingDate }) !== null).toBe(has);
  });
});

describe("the reasons", () => {
  it("are those of the worst, with the worst hour of each measure", () => {
    const forecast = forecastOf(
      { temperatureC: 3 },
      { 7: { gustKmh: 41, windKmh: 26.4 }, 8: { gustKmh: 46 } },
    );
    expect(judge(forecast)?.reasons).toEqual([
      "Wind of 26.4 km/h at 7 AM, limit 25 km/h",
      "Gusts of 46 km/h at 8 AM, limit 40 km/h",
    ]);
  });

  it("name fog, frost and thunder", () => {
    const storm = forecastOf({ visibilityKm: 0.4, temperatureC: -2, code: 95 });
    expect(judge(storm, { startTime: "06:30" })?.reasons).toEqual([
      "Visibility of 0.4 km at 6 AM, at least 1 km needed",
      "Air of -2 °C at 6 AM, at least 0 °C needed",
      "Thunderstorm at 6 AM",
    ]);
  });
});

const rank = (verdict: Verdict | undefined) => verdicts.indexOf(verdict ?? "go");
const anyHour = fc.record({
  windKmh: fc.double({ min: 0, max: 80, noNaN: true }),
  gustKmh: fc.double({ min: 0, max: 120, noNaN: true }),
  visibilityKm: fc.double({ min: 0, max: 30, noNaN: true }),
  temperatureC: fc.double({ min: -15, max: 30, noNaN: true }),
  code: fc.integer({ min: 0, max: 99 }),
});

test("worse weather never has a better verdict", () => {
  fc.assert(
    fc.property(anyHour, fc.double({ min: 0, max: 20, noNaN: true }), (values, by) => {
      const worse = {
        windKmh: values.windKmh + by,
        gustKmh: values.gustKmh + by,
        visibilityKm: Math.max(0, values.visibilityKm - by),
        temperatureC: values.temperatureC - by,
        code: Math.min(99, values.code + Math.ceil(by)),
      };
      const before = rank(judge(forecastOf({}, { 7: values }))?.verdict);
      expect(rank(judge(forecastOf({}, { 7: worse }))?.verdict)).toBeGreaterThanOrEqual(before);
    }),
  );
});

test("an outing that lasts longer never has a better verdict, whatever order the hours come in", () => {
  const hours = fc.array(anyHour, { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(hours, fc.constantFrom(0.5, 1, 1.5, 2), (values, duration) => {
      const forecast = forecastOf({}, Object.fromEntries(values.map((one, n) => [n + 5, one])));
      const shorter = judge(forecast, { duration });
      expect(judge([...forecast].reverse(), { duration })).toEqual(shorter);
      const longer = judge(forecast, { duration: duration + 1 });
      expect(rank(longer?.verdict)).toBeGreaterThanOrEqual(rank(shorter?.verdict));
    }),
  );
});

test("a further clearance beside another never takes anything away", () => {
  const wind = fc.record({
    windKmh: fc.integer({ min: 1, max: 80 }),
    gustKmh: fc.integer({ min: 1, max: 120 }),
  });
  fc.assert(
    fc.property(anyHour, wind, wind, (values, one, other) => {
      const byClearance = { one, other };
      const of = (...names: string[]) =>
        limitsOf({ ...defaultConditionLimits, byClearance }, held(...names), outing.bookingDate);
      const forecast = forecastOf({}, { 7: values });
      const alone = rank(judge(forecast, {}, of("one"))?.verdict);
      expect(rank(judge(forecast, {}, of("one", "other"))?.verdict)).toBeLessThanOrEqual(alone);
    }),
  );
});
