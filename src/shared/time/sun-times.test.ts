import { describe, expect, it } from "vitest";
import { toMinutes } from "./clock-times";
import { sunTimes } from "./sun-times";

const oakBay = { latitude: 48.4496, longitude: -123.3026, offsetMinutes: -420 };

describe("sun-up and sun-down", () => {
  // Reference: the NOAA solar calculator for Victoria BC, put on UTC−7.
  it("are the club's own on its clock, in winter and summer", () => {
    const winter = sunTimes("2026-12-21", oakBay);
    expect(Math.abs((winter?.sunrise ?? 0) - toMinutes("09:02"))).toBeLessThanOrEqual(4);
    expect(Math.abs((winter?.sunset ?? 0) - toMinutes("17:19"))).toBeLessThanOrEqual(4);
    const summer = sunTimes("2026-06-21", oakBay);
    expect(Math.abs((summer?.sunrise ?? 0) - toMinutes("05:11"))).toBeLessThanOrEqual(4);
    expect(Math.abs((summer?.sunset ?? 0) - toMinutes("21:18"))).toBeLessThanOrEqual(4);
  });

  it("move by the offset alone", () => {
    const one = sunTimes("2026-11-20", oakBay);
    const other = sunTimes("2026-11-20", { ...oakBay, offsetMinutes: -480 });
    expect((one?.sunrise ?? 0) - (other?.sunrise ?? 0)).toBe(60);
  });

  it("are nothing where the sun does not rise that day", () => {
    expect(sunTimes("2026-12-21", { ...oakBay, latitude: 80 })).toBeNull();
  });
});
