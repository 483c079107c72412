import { firstNewcomer } from "../cast";
import type { Diary, Habit } from "./diary";

const aDay = 24 * 60;

/** How rowers book, and how often they think better of it. */
export const rowingHabits: Habit[] = [
  { share: 260, what: (diary) => void book(diary, "member") },
  { share: 30, what: (diary) => void book(diary, "admin") },
  { share: 20, what: bookTwice },
  { share: 25, what: rush },
  { share: 70, what: cancelSome },
  { share: 110, what: moveSome },
  { share: 6, what: (diary) => diary.write(0, "look at bookings", { who: diary.rower() }) },
  { share: 20, what: (diary) => diary.write(0, "look at hours", { who: diary.rower() }) },
];

function book(diary: Diary, by: "member" | "admin") {
  const wish = wishOf(diary, by);
  diary.write(0, "book", wish);
  return wish;
}

function wishOf(diary: Diary, by: "member" | "admin") {
  const { dice } = diary;
  const half = by === "member" && dice.percent(30) ? ":30" : ":00";
  const booking = diary.label();
  const wish = {
    booking,
    who: diary.rower(),
    boat: diary.boat(),
    day: diary.day(dice.between(0, 9)),
    start: `${String(dice.between(5, 18)).padStart(2, "0")}${half}`,
    hours: by === "member" ? dice.between(1, 6) / 2 : dice.between(2, 6) / 2,
    ...(by === "admin" && { by }),
  };
  diary.bookings.push({ booking, details: wish });
  return wish;
}

/** The answer was slow, and they press again: at once, or a little later. */
function bookTwice(diary: Diary) {
  const wish = wishOf(diary, "member");
  if (diary.dice.percent(50)) {
    diary.write(0, "at once", { steps: [diary.part("book", wish), diary.part("book", wish)] });
    return;
  }
  diary.write(0, "book", wish);
  if (diary.dice.percent(30)) diary.write(1, "cancel", { booking: wish.booking });
  diary.write(2, "book", wish);
}

/** Several want the same boat at the same time, and somebody else something else of it. */
function rush(diary: Diary) {
  const { dice } = diary;
  const first = wishOf(diary, "member");
  const others = Array.from({ length: dice.between(1, 3) }, () => {
    const { booking, who } = wishOf(diary, "member");
    return { ...first, booking, who };
  });
  const steps = [first, ...others].map((wish) => diary.part("book", wish));
  const earlier = dice.recent(diary.bookings);
  if (earlier) steps.push(diary.part("cancel", { booking: earlier.booking }));
  // One of them is deleted meanwhile; mostly not one of those who are to row all year.
  const leaving = others.find(({ who }) => who >= firstNewcomer || dice.percent(3));
  if (leaving && dice.percent(40)) steps.push(diary.part("delete", { who: leaving.who }));
  diary.write(0, "at once", { steps });
}

/** They think of another boat, day, start or length; sometimes twice at once, or beside a cancelling. */
function moveSome(diary: Diary) {
  const { dice } = diary;
  const known = dice.recent(diary.bookings);
  if (!known) return;
  const { booking } = known;
  const by = dice.percent(15) ? { by: "admin" } : {};
  const move = {
    booking,
    move: diary.label(),
    ...by,
    ...(dice.percent(40) && { boat: diary.boat() }),
    ...(dice.percent(30) && { day: diary.day(dice.between(0, 9)) }),
    ...(dice.percent(50) && { start: `${String(dice.between(5, 18)).padStart(2, "0")}:00` }),
    hours: dice.between(2, 6) / 2,
  };
  if (dice.percent(80)) return diary.write(0, "move", move);
  const other = dice.percent(50)
    ? diary.part("cancel", { booking, ...by })
    : diary.part("move", { ...move, move: diary.label(), hours: 1 });
  diary.write(0, "at once", { steps: [diary.part("move", move), other] });
}

function cancelSome(diary: Diary) {
  const { dice } = diary;
  const known = dice.recent(diary.bookings);
  if (!known) return;
  const { booking } = known;
  const by = dice.percent(15) ? { by: "admin" } : {};
  if (dice.percent(15)) {
    const steps = [diary.part("cancel", { booking, ...by }), diary.part("cancel", { booking })];
    diary.write(0, "at once", { steps });
  } else {
    diary.write(0, "cancel", { booking, ...by });
  }
  if (dice.percent(10)) diary.write(dice.between(1, aDay / 2), "cancel", { booking });
}
