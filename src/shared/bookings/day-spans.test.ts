import fc from "fast-check";
import { expect, it } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { endTime, fromMinutes, toMinutes } from "../time/clock-times";
import { type BoatDiary, daySlots } from "./day-slots";
import { type DaySpan, daySpans, hoursFree } from "./day-spans";

const date = "2026-11-21";
const sun = { sunrise: 8 * 60 + 27, sunset: 17 * 60 + 23 };
const nothingOn: BoatDiary["availability"] = { bookings: [], blocks: [], closures: [] };
const outing = (startTime: string, duration: number) => ({
  bookingDate: date,
  startTime,
  duration,
  status: "confirmed" as const,
});

function slots(
  diary: Partial<BoatDiary["availability"]>,
  now = { today: "2026-11-20", minutes: 0 },
) {
  const boat = { available: true, availability: { ...nothingOn, ...diary } };
  return daySlots(date, boat, now, documentedProfile);
}

const words = (spans: DaySpan[]) =>
  spans.map(({ state, startTime, endTime: end }) => `${state} ${startTime}-${end}`);

it("parts a free day at the first half hour that is light, and the last", () => {
  const spans = daySpans(slots({}), { date, own: [], sun });
  expect(words(spans)).toEqual(["dark 05:00-08:30", "free 08:30-17:00", "dark 17:00-22:00"]);
  expect(words(daySpans(slots({}), { date, own: [], sun: null }))).toEqual(["free 05:00-22:00"]);
});

it("tells one's own outings from those of others, whose ends nobody sees", () => {
  const bookings = [outing("09:00", 1), outing("10:00", 1.5), outing("11:30", 1)];
  const own = [outing("10:00", 1.5), { ...outing("14:00", 1), bookingDate: "2026-11-22" }];
  const held = { ...outing("15:00", 1), status: "held" as const };
  const spans = daySpans(slots({ bookings: [...bookings, held] }), { date, own, sun: null });
  expect(words(spans)).toEqual([
    "free 05:00-09:00",
    "taken 09:00-10:00",
    "own 10:00-11:30",
    "taken 11:30-12:30",
    "free 12:30-15:00",
    "taken 15:00-16:00",
    "free 16:00-22:00",
  ]);
});

it("tells a closed club from a boat that is off the water, and leaves out what has passed", () => {
  const closure = {
    id: 1,
    startDate: date,
    startTime: "10:00",
    endDate: date,
    endTime: "12:00",
    reason: "Regatta",
  };
  const noon = { today: date, minutes: 11 * 60 + 10 };
  const closed = daySpans(slots({ closures: [closure] }, noon), { date, own: [], sun: null });
  expect(words(closed)).toEqual(["closed 11:30-12:00", "free 12:00-22:00"]);
  const block = { startDate: date, endDate: date, reason: "New rigger" };
  const blocked = daySpans(slots({ blocks: [block] }), { date, own: [], sun });
  expect(words(blocked)).toEqual(["off 05:00-22:00"]);
  const night = { today: date, minutes: 22 * 60 };
  expect(daySpans(slots({}, night), { date, own: [], sun })).toEqual([]);
});

it("counts how long a boat is free from a stretch on, also where the light ends", () => {
  const spans = daySpans(slots({ bookings: [outing("07:00", 9.5), outing("18:00", 1)] }), {
    date,
    own: [],
    sun,
  });
  expect(words(spans).slice(2, 4)).toEqual(["free 16:30-17:00", "dark 17:00-18:00"]);
  expect(spans.map((span) => hoursFree(span, spans))).toEqual([2, 0, 1.5, 1, 0, 3]);
});

it("covers the whole day once, in stretches of which no two neighbours are alike", () => {
  const starts = fc.integer({ min: 10, max: 42 }).map((half) => fromMinutes(half * 30));
  const outings = fc.array(fc.tuple(starts, fc.integer({ min: 1, max: 6 }), fc.boolean()));
  fc.assert(
    fc.property(outings, fc.boolean(), (drawn, sunny) => {
      const bookings = drawn.map(([start, halves]) => outing(start, halves / 2));
      const own = bookings.filter((_, nr) => drawn[nr]?.[2]);
      const day = slots({ bookings });
      const spans = daySpans(day, { date, own, sun: sunny ? sun : null });
      expect([spans[0]?.startTime, spans.at(-1)?.endTime]).toEqual(["05:00", "22:00"]);
      spans.slice(1).forEach((span, nr) => {
        expect(span.startTime).toBe(spans[nr]?.endTime);
        expect(span.state).not.toBe(spans[nr]?.state);
      });
      for (const { state, startTime } of day) {
        const half = toMinutes(startTime);
        const span = spans.find(
          (one) => toMinutes(one.startTime) <= half && half < toMinutes(one.endTime),
        );
        const free = span?.state === "free" || span?.state === "dark";
        expect(free).toBe(state === "available");
        const isOwn = own.some(
          (one) => one.startTime <= startTime && startTime < endTime(one.startTime, one.duration),
        );
        expect(span?.state === "own").toBe(isOwn);
      }
    }),
  );
});
