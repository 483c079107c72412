import { describe, expect, it } from "vitest";
import { slotTimes } from "../../../shared/testing/documented-day";
import { toMinutes } from "../../../shared/time/clock-times";
import { dayGroups } from "./day-groups";
import type { GridSlot } from "./grid-slots";

const slots = (): GridSlot[] =>
  slotTimes.map((startTime) => ({ startTime, state: "available", misfit: null }));
const sun = (sunrise: string, sunset: string) => ({
  sunrise: toMinutes(sunrise),
  sunset: toMinutes(sunset),
});
const ends = (groups: ReturnType<typeof dayGroups>) =>
  groups.map((group) => [group.name, group.slots[0]?.startTime, group.slots.at(-1)?.startTime]);

describe("the starts of a day", () => {
  it("stand together by the sun of a November day", () => {
    expect(ends(dayGroups(slots(), sun("08:32", "17:27")))).toEqual([
      ["Before sunrise", "05:00", "08:30"],
      ["Morning", "09:00", "11:30"],
      ["Afternoon", "12:00", "17:00"],
      ["After sunset", "17:30", "21:30"],
    ]);
  });

  it("are all in the light where the sun is up before the club and long after", () => {
    expect(ends(dayGroups(slots(), sun("04:50", "22:10")))).toEqual([
      ["Morning", "05:00", "11:30"],
      ["Afternoon", "12:00", "21:30"],
    ]);
  });

  it("are in the light from the very minute of sunrise, and in the dark from sunset", () => {
    const [dark, morning] = dayGroups(slots(), sun("08:00", "17:30"));
    expect(dark?.slots.at(-1)?.startTime).toBe("07:30");
    expect(morning?.slots[0]?.startTime).toBe("08:00");
    const late = dayGroups(slots(), sun("08:00", "17:30")).at(-1);
    expect([late?.light, late?.slots[0]?.startTime]).toEqual(["dark", "17:30"]);
  });

  it("are only morning and afternoon where nobody knows the sun", () => {
    expect(dayGroups(slots(), null).map(({ name }) => name)).toEqual(["Morning", "Afternoon"]);
  });
});
