import fc from "fast-check";
import { expect, test } from "vitest";
import {
  distanceScale,
  distanceUnits,
  exactly,
  roundly,
  temperatureScale,
  tenthsOf,
  windScale,
  windUnits,
} from "./units";

const metric = { wind: "km/h", temperature: "C", distance: "km" } as const;
const others = { wind: "kn", temperature: "F", distance: "mi" } as const;

test("wind, warmth and distance read in the club's units", () => {
  expect(roundly(37, windScale(metric))).toBe("37 km/h");
  expect(roundly(37, windScale(others))).toBe("20 kn");
  expect(exactly(37, windScale({ ...others, wind: "m/s" }))).toBe("10.3 m/s");
  expect(exactly(40, windScale({ ...others, wind: "mph" }))).toBe("24.9 mph");
  expect(roundly(8, temperatureScale(metric))).toBe("8 °C");
  expect(roundly(-40, temperatureScale(others))).toBe("-40 °F");
  expect(roundly(100, temperatureScale(others))).toBe("212 °F");
  expect(exactly(6.2, distanceScale(metric))).toBe("6.2 km");
  expect(exactly(6.2, distanceScale(others))).toBe("3.9 mi");
});

test("tenths that are typed read as they were typed once they are stored in tenths", () => {
  fc.assert(
    fc.property(fc.nat(600), fc.constantFrom(...distanceUnits), (tenths, distance) => {
      const scale = distanceScale({ ...metric, distance });
      const kilometres = Math.round(scale.stored(tenths / 10) * 10) / 10;
      expect(tenthsOf(kilometres, scale)).toBe(tenths / 10);
    }),
  );
});

test("a limit comes back from a unit as it was typed in it", () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.constantFrom(...windUnits), (tenths, wind) => {
      const scale = windScale({ ...metric, wind });
      expect(tenthsOf(scale.stored(tenths / 10), scale)).toBe(tenths / 10);
    }),
  );
});
