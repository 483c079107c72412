import type { Diary } from "./diary";

/** Two outings of an hour that are launched, and then stay out; leaves the diary at their start. */
export function goOut(diary: Diary, start: number): void {
  const { dice } = diary;
  const day = diary.today;
  const clock = `${String(start).padStart(2, "0")}:00`;
  const first = diary.boat();
  diary.writeAt(day, clock, "look at hours", { who: diary.rower() });
  const wishes = [first, (first % 8) + 1].map((boat) => {
    const wish = { booking: diary.label(), who: dice.between(3, 28), boat, by: "admin" };
    return { ...wish, day, start: clock, hours: 1 };
  });
  for (const wish of wishes) diary.write(-20, "book", wish);
  diary.write(-10, "boats go out", { bookings: wishes.map(({ booking }) => booking) });
}
