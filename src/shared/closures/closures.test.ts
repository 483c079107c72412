import { expect, it } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { toMinutes } from "../time/clock-times";
import { announcedClosures } from "./announced-closures";
import { type ClosureView, closureSpanInput } from "./closure-schemas";
import { closureTimes, fromNowOn, isClosedFor } from "./closure-span";
import { findClosed } from "./find-closed";

const fog: ClosureView = {
  id: 1,
  reason: "Fog",
  startDate: "2026-11-21",
  endDate: "2026-11-21",
  startTime: "09:00",
  endTime: "12:00",
};
const outing = (startTime: string, duration = 1, bookingDate = "2026-11-21") => ({
  bookingDate,
  startTime,
  duration,
});

it.each([
  ["08:00", 1, false],
  ["08:00", 1.5, true],
  ["10:00", 0.5, true],
  ["11:30", 1, true],
  ["12:00", 1, false],
])(
  "the end is excluded: an outing at %s for %d hours is closed for: %s",
  (start, hours, closed) => {
    expect(isClosedFor(outing(start, hours), fog)).toBe(closed);
  },
);

it.each([
  ["2026-11-20", "23:59", "2026-11-21 09:00"],
  ["2026-11-21", "09:00", "2026-11-21 09:00"],
  ["2026-11-21", "09:01", "2026-11-21 09:01"],
])("on %s at %s it begins at %s", (today, time, start) => {
  const { startDate, startTime, ...rest } = fromNowOn(fog, { today, minutes: toMinutes(time) });
  expect(`${startDate} ${startTime}`).toBe(start);
  expect({ ...rest, startDate: fog.startDate, startTime: fog.startTime }).toEqual(fog);
});

it("a closure over several days takes the nights between them along", () => {
  const storm = { ...fog, startDate: "2026-11-20", startTime: "18:00", endTime: "06:00" };
  expect(isClosedFor(outing("17:00", 1, "2026-11-20"), storm)).toBe(false);
  expect(isClosedFor(outing("21:00", 1, "2026-11-20"), storm)).toBe(true);
  expect(isClosedFor(outing("05:30", 0.5), storm)).toBe(true);
  expect(isClosedFor(outing("06:00"), storm)).toBe(false);
  expect(closureTimes(storm, documentedProfile)).toBe(
    "6:00 PM on Fri, Nov 20 – 6:00 AM on Sat, Nov 21",
  );
});

it.each([
  ["2026-11-06", "09:00", false],
  ["2026-11-07", "09:00", true],
  ["2026-11-21", "11:59", true],
  ["2026-11-21", "12:00", false],
])("on %s at %s it is announced: %s", (today, time, isAnnounced) => {
  const announced = announcedClosures(
    [fog],
    { today, minutes: toMinutes(time) },
    documentedProfile,
  );
  const words = "The club is closed 9:00 AM – 12:00 PM on Sat, Nov 21";
  const [from, until] = ["2026-11-21 09:00", "2026-11-21 12:00"];
  expect(announced).toEqual(isAnnounced ? [{ id: 1, words, reason: "Fog", from, until }] : []);
});

it("the refusal names the closure and its reason", () => {
  expect(findClosed(outing("10:00"), { closures: [fog] }, documentedProfile)).toEqual({
    code: "CLUB_CLOSED",
    message: "The club is closed 9:00 AM – 12:00 PM on Sat, Nov 21: Fog.",
  });
  const day = { ...fog, startTime: "00:00", endTime: "23:00", reason: "Regatta!" };
  expect(findClosed(outing("10:00"), { closures: [day] }, documentedProfile)?.message).toBe(
    "The club is closed 12:00 AM – 11:00 PM on Sat, Nov 21: Regatta!",
  );
});

it.each([
  [{ endTime: "09:00" }, "The end must come after the start"],
  [
    { endDate: "2026-12-22", endTime: "09:01" },
    "The club can be closed for at most 31 days at once",
  ],
  [{ startTime: "24:00" }, "Please write the time as HH:mm"],
])("%j is no closure", (changes, message) => {
  const { error } = closureSpanInput.safeParse({ ...fog, ...changes });
  expect(error?.issues[0]?.message).toBe(message);
});

it("31 days to the minute are one", () => {
  const month = { ...fog, endDate: "2026-12-22", endTime: "09:00" };
  expect(closureSpanInput.safeParse(month).success).toBe(true);
});
