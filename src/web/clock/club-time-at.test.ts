import { expect, it } from "vitest";
import { clubTimeAt, msToNextMinute } from "./club-time-at";

const noonish = {
  instant: "2026-11-20T19:30:15.000Z",
  offsetMinutes: -420,
  today: "2026-11-20",
  minutes: 750,
};

it("reads 12:30 in Oak Bay when the server says 19:30 UTC and seven hours behind", () => {
  expect(clubTimeAt(noonish, 0)).toEqual({ today: "2026-11-20", minutes: 750 });
});

it("moves with the time that has gone by, not with the browser's clock", () => {
  expect(clubTimeAt(noonish, 44_999).minutes).toBe(750);
  expect(clubTimeAt(noonish, 45_000).minutes).toBe(751);
});

it("turns the day at the club's midnight", () => {
  const toMidnight = (24 * 60 - 750) * 60_000 - 15_000;
  expect(clubTimeAt(noonish, toMidnight - 1)).toEqual({ today: "2026-11-20", minutes: 1439 });
  expect(clubTimeAt(noonish, toMidnight)).toEqual({ today: "2026-11-21", minutes: 0 });
});

it("waits exactly until the next minute", () => {
  expect(msToNextMinute(noonish, 0)).toBe(45_000);
  expect(msToNextMinute(noonish, 45_000)).toBe(60_000);
});

it("turns the clock when the server said, though no zone data knows of such a change", () => {
  const told = {
    instant: "2027-06-12T10:14:30.000Z",
    offsetMinutes: 60,
    changes: [{ instant: "2027-06-12T10:15:00.000Z", offsetMinutes: 95 }],
    earlier: [],
  };
  expect(clubTimeAt(told, 29_999)).toEqual({ today: "2027-06-12", minutes: 11 * 60 + 14 });
  expect(clubTimeAt(told, 30_000)).toEqual({ today: "2027-06-12", minutes: 11 * 60 + 50 });
});
