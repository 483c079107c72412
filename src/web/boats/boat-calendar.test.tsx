import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { BoatDiary } from "../../shared/bookings/day-slots";
import { slotTimes } from "../../shared/testing/documented-day";
import { BoatCalendar } from "./boat-calendar";

const now = { today: "2026-11-20", minutes: 12 * 60 + 30 };
const boat = { name: 'Solo 14 "Heron"' };
const outing = (bookingDate: string, startTime: string, duration: number) => ({
  bookingDate,
  startTime,
  duration,
  status: "confirmed" as const,
});
const diary: BoatDiary = {
  available: true,
  availability: {
    bookings: [
      outing("2026-11-21", "06:30", 1.5),
      ...slotTimes.map((time) => outing("2026-11-22", time, 0.5)),
    ],
    blocks: [{ startDate: "2026-11-23", endDate: "2026-11-23", reason: "New rigger" }],
    closures: [],
  },
};

function open() {
  const onChoose = vi.fn();
  render(<BoatCalendar boat={boat} diary={diary} now={now} onChoose={onChoose} />);
  return { onChoose, user: userEvent.setup() };
}
const day = (name: RegExp) => screen.getByRole("button", { name });

it("names every day by date and state, and marks each state with its own shape", () => {
  open();
  const expected = [
    [/^Thursday, November 19, 2026, past$/, "past"],
    [/^Today, Friday, November 20, 2026, free$/, "free"],
    [/^Saturday, November 21, 2026, partly booked$/, "partly-booked"],
    [/^Sunday, November 22, 2026, fully booked$/, "full"],
    [/^Monday, November 23, 2026, blocked$/, "blocked"],
  ] as const;
  const shapes = expected.map(([name, state]) => {
    const mark = day(name).querySelector("[data-mark]");
    expect(mark?.getAttribute("data-mark")).toBe(state);
    return mark?.innerHTML;
  });
  expect(new Set(shapes).size).toBe(expected.length);
});

it("opens the free and partly booked days only", async () => {
  const { onChoose, user } = open();
  await user.click(day(/November 19, 2026/));
  await user.click(day(/November 22, 2026/));
  await user.click(day(/November 23, 2026/));
  expect(onChoose).not.toHaveBeenCalled();
  expect(day(/November 22, 2026/).getAttribute("aria-disabled")).toBe("true");
  await user.click(day(/November 21, 2026/));
  await user.click(day(/November 20, 2026/));
  expect(onChoose.mock.calls).toEqual([["2026-11-21"], ["2026-11-20"]]);
});

it("moves the focus by day, week, week's ends and month, past days that cannot be chosen", async () => {
  const { onChoose, user } = open();
  day(/^Today/).focus();
  const press = async (key: string, name: RegExp) => {
    await user.keyboard(key);
    expect(document.activeElement?.getAttribute("aria-label"), key).toMatch(name);
  };
  await press("{ArrowRight}{ArrowRight}", /November 22, 2026, fully booked/);
  await press("{ArrowDown}", /November 29/);
  await press("{ArrowUp}{ArrowLeft}", /November 21/);
  await press("{Home}", /Monday, November 16/);
  await press("{End}", /Sunday, November 22/);
  await press("{PageDown}", /December 22/);
  await press("{PageUp}", /November 22/);
  await press("{ArrowLeft}", /November 21/);
  await user.keyboard("{Enter}");
  expect(onChoose).toHaveBeenCalledWith("2026-11-21");
});

it("turns from this month to the last that can be booked, and no further", async () => {
  const { user } = open();
  const calendar = within(screen.getByRole("region", { name: /Heron/ }));
  const previous = calendar.getByRole("button", { name: /previous month/i });
  const next = calendar.getByRole("button", { name: /next month/i });
  await user.click(previous);
  expect(calendar.getByText("November 2026")).toBeDefined();
  for (let turns = 0; turns < 5; turns += 1) await user.click(next);
  expect(calendar.getByText("February 2027")).toBeDefined();
  expect(day(/February 20, 2027, free/)).toBeDefined();
  expect(day(/February 21, 2027, more than 3 months ahead/)).toBeDefined();
});
