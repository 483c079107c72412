import { expect, test } from "vitest";
import { toMinutes } from "../time/clock-times";
import { launchWindow, logStateOf } from "./outing-state";

const span = { bookingDate: "2026-11-20", startTime: "06:00", duration: 1 };
const booked = { ...span, dueTime: "07:00", launchedAt: null, landedAt: null };
const launched = { ...booked, launchedAt: "2026-11-20T13:00:00Z" };
const at = (time: string, today = span.bookingDate) => ({ today, minutes: toMinutes(time) });

test.each([
  ["05:44", "booked", "early"],
  ["05:45", "ready", "open"],
  ["06:00", "ready", "open"],
  ["06:59", "ready", "open"],
  ["07:00", "missed", "over"],
])("at %s a booking of 6 to 7 is %s, and its launch %s", (time, state, window) => {
  expect(logStateOf(booked, at(time))).toBe(state);
  expect(launchWindow(span, at(time))).toBe(window);
});

test("on other days it is booked before, and missed after", () => {
  expect(logStateOf(booked, at("21:59", "2026-11-19"))).toBe("booked");
  expect(logStateOf(booked, at("00:00", "2026-11-21"))).toBe("missed");
  expect(launchWindow(span, at("06:10", "2026-11-19"))).toBe("early");
  expect(launchWindow(span, at("06:10", "2026-11-21"))).toBe("over");
});

test("a boat that is out is late once its due time is past, and not before", () => {
  expect(logStateOf(launched, at("05:50"))).toBe("launched");
  expect(logStateOf(launched, at("07:00"))).toBe("launched");
  expect(logStateOf(launched, at("07:01"))).toBe("late");
  expect(logStateOf({ ...launched, dueTime: "07:20" }, at("07:20"))).toBe("launched");
  expect(logStateOf(launched, at("00:00", "2026-11-21"))).toBe("late");
});

test("a boat is overdue once an alarm has gone beyond its rower, however much longer they stay", () => {
  expect(logStateOf({ ...launched, alarmed: true }, at("07:20"))).toBe("overdue");
  expect(logStateOf({ ...launched, alarmed: true, dueTime: "07:30" }, at("07:20"))).toBe("overdue");
});

test("a boat that is back has landed, whatever the time", () => {
  const landed = { ...launched, landedAt: "2026-11-20T14:30:00Z" };
  expect(logStateOf(landed, at("05:50"))).toBe("landed");
  expect(logStateOf(landed, at("12:00", "2026-11-21"))).toBe("landed");
});
