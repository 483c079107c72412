import { expect, test } from "vitest";
import { defaultSafetySettings } from "../../shared/settings/safety-settings";
import { clubInstant, testMoment } from "../testing/test-moment";
import { describeConditions } from "./describe-conditions";

const told = clubInstant("2026-11-20", "18:00");
const now = testMoment(told);
const span = { bookingDate: "2026-11-21", startTime: "06:30", duration: 1.5 };

const hour = (time: string, values: object = {}) => ({
  at: clubInstant("2026-11-21", time).getTime() / 1000,
  toldAt: told.getTime() / 1000,
  windKmh: 12.2,
  gustKmh: 20,
  visibilityKm: 20,
  temperatureC: 7.6,
  code: 2,
  ...values,
});
const forecast = [
  hour("05:00", { windKmh: 60, temperatureC: 1, code: 95 }),
  hour("06:00", { temperatureC: 6.2 }),
  hour("07:00", { windKmh: 18.4, gustKmh: 36, code: 61 }),
  hour("08:00", { windKmh: 60 }),
];
const line = "Forecast for your outing: 6 to 8°C, rain, wind up to 18 km/h, gusts up to 36 km/h.";

test("the hours of the outing are told, and no other", () => {
  expect(describeConditions(span, forecast, defaultSafetySettings, [], now)).toBe(line);
});

test("a club that goes by conditions says what speaks against the outing", () => {
  const warning = { ...defaultSafetySettings, conditions: "warn" as const };
  expect(describeConditions(span, forecast, warning, [], now)).toBe(
    `${line}\nCareful: Gusts of 36 km/h at 7 AM, limit 40 km/h.`,
  );
  const level2 = { name: "Level 2", grantedOn: "2026-11-01", expiresOn: "2026-11-30" };
  expect(describeConditions(span, forecast, warning, [level2], now)).toBe(line);
  const calm = forecast.map((one) => ({ ...one, gustKmh: 20 }));
  expect(describeConditions(span, calm, warning, [], now)).not.toContain("\n");
});

test.each([
  ["misses an hour", forecast.slice(0, 2), now],
  ["leaves out the wind", [hour("06:00"), hour("07:00", { windKmh: null })], now],
  ["is old", forecast, testMoment(clubInstant("2026-11-20", "21:01"))],
])("nothing is told by a forecast that %s", (_what, hours, at) => {
  expect(describeConditions(span, hours, defaultSafetySettings, [], at)).toBeNull();
});
