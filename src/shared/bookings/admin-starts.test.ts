import { expect, it } from "vitest";
import { adminStarts, adminStartsAhead } from "./admin-starts";

const now = { today: "2026-11-20", minutes: 12 * 60 + 30 };

it("are the 16 full hours from 05:00 to 20:00", () => {
  expect(adminStarts).toHaveLength(16);
  expect([adminStarts[0], adminStarts.at(-1)]).toEqual(["05:00", "20:00"]);
});

it("leave out what has passed today, and every start of a day that is over", () => {
  expect(adminStartsAhead("2026-11-20", now)[0]).toBe("13:00");
  expect(adminStartsAhead("2026-11-20", { ...now, minutes: 12 * 60 })[0]).toBe("12:00");
  expect(adminStartsAhead("2026-11-21", now)).toEqual(adminStarts);
  expect(adminStartsAhead("2026-11-19", now)).toEqual([]);
});
