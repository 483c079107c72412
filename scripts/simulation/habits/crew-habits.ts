import { firstNewcomer } from "../cast";
import type { Diary, Habit } from "./diary";

const aDay = 24 * 60;

/** How members take each other along, and who rows every week. */
export const crewHabits: Habit[] = [
  { share: 120, what: rowTogether },
  { share: 50, what: openSeats },
  { share: 40, what: rowEveryWeek },
];

/** A booking some days ahead, mostly of a boat with room for three. */
function bookWithRoom(diary: Diary): { booking: number; rower: number } {
  const { dice } = diary;
  const booking = diary.label();
  const rower = diary.rower();
  const details = {
    who: rower,
    boat: dice.percent(80) ? dice.between(5, 8) : diary.boat(),
    day: diary.day(dice.between(1, 9)),
    start: `${String(dice.between(5, 18)).padStart(2, "0")}:00`,
    hours: dice.between(2, 4) / 2,
  };
  diary.write(0, "book", { booking, ...details });
  diary.bookings.push({ booking, details: { ...details, booking } });
  return { booking, rower };
}

/** Some are asked, who say yes or no or nothing, leave again, or find another outing than they were asked to. */
function rowTogether(diary: Diary) {
  const { dice } = diary;
  const { booking, rower } = bookWithRoom(diary);
  if (dice.percent(60)) diary.write(1, "share", { booking, ways: dice.between(2, 3) });
  if (dice.percent(20)) diary.write(2, "name a guest", { booking, nr: diary.label() });
  const asked = Array.from({ length: dice.between(1, 3) }, () => diary.rower());
  for (const who of asked) diary.write(3, "ask along", { booking, who });
  if (dice.percent(30)) {
    const steps = asked.map((who) => diary.part("say yes", { booking, who }));
    diary.write(4, "at once", { steps });
  } else for (const who of asked) answer(diary, { booking, rower, who });
  if (dice.percent(15)) diary.write(6, "share", { booking, ways: dice.between(1, 3) });
  if (dice.percent(40)) change(diary, booking, dice.between(10, aDay));
}

function answer(
  diary: Diary,
  { booking, rower, who }: Record<"booking" | "rower" | "who", number>,
) {
  const { dice } = diary;
  const later = dice.between(4, aDay / 2);
  const how = dice.between(1, 10);
  if (how <= 5) diary.write(later, "say yes", { booking, who });
  else if (how === 6) diary.write(later, "say no", { booking, who });
  else if (how <= 8) meet(diary, later, { booking, rower, who });
  if (dice.percent(25)) {
    const by = dice.percent(30) ? { by: "rower" } : {};
    diary.write(later + dice.between(1, 3 * aDay), "leave the crew", { booking, who, ...by });
  }
}

/** Somebody says yes while something else happens to the outing, or to one of them. */
function meet(diary: Diary, later: number, { booking, rower, who }: Record<string, number>) {
  const { dice } = diary;
  const paused = dice.percent(50) ? rower : who;
  const other = dice.pick(["cancel", "move", "leave the crew", "pause", "delete"]);
  const steps = [diary.part("say yes", { booking, who })];
  if (other === "cancel") steps.push(diary.part("cancel", { booking }));
  else if (other === "move") {
    const move = { booking, move: diary.label(), start: `${dice.between(10, 18)}:00` };
    steps.push(diary.part("move", move));
  } else if (other === "leave the crew") {
    steps.push(diary.part("leave the crew", { booking, who }));
  } else if (other === "pause" || paused === undefined || paused < firstNewcomer) {
    steps.push(diary.part("pause or start", { who: paused }));
    diary.write(later + dice.between(30, aDay), "pause or start", { who: paused });
  } else steps.push(diary.part("delete", { who: paused }));
  diary.write(later, "at once", { steps });
}

/** The rower thinks better of it once others are in. */
function change(diary: Diary, booking: number, later: number) {
  const { dice } = diary;
  if (dice.percent(40)) return diary.write(later, "cancel", { booking });
  const boat = dice.percent(50) ? { boat: diary.boat() } : {};
  const move = { booking, move: diary.label(), hours: dice.between(2, 4) / 2, ...boat };
  diary.write(later, "move", move);
}

/** Some ask for a seat; the rower takes one after the other, several at once, or closes them. */
function openSeats(diary: Diary) {
  const { dice } = diary;
  const { booking } = bookWithRoom(diary);
  if (dice.percent(50)) diary.write(1, "share", { booking, ways: dice.between(2, 3) });
  diary.write(2, "open seats", { booking, open: dice.between(1, 2) });
  const asking = Array.from({ length: dice.between(1, 3) }, () => diary.rower());
  for (const who of asking) diary.write(3, "ask for a seat", { booking, who });
  const answered = dice.between(5, aDay);
  if (dice.percent(15)) diary.write(answered - 1, "open seats", { booking, open: 0 });
  const steps = asking.map((who) =>
    diary.part("answer an asker", { booking, who, yes: dice.percent(75) }),
  );
  if (dice.percent(40)) diary.write(answered, "at once", { steps });
  else for (const step of steps) diary.write(answered, step.do, step);
  if (dice.percent(25)) change(diary, booking, answered + dice.between(5, aDay));
}

/** The same outing for some weeks, sometimes pressed twice, of which some weeks change and the rest ends. */
function rowEveryWeek(diary: Diary) {
  const { dice } = diary;
  const series = diary.label();
  const bookings = Array.from({ length: dice.between(2, 5) }, () => diary.label());
  const wanted = {
    series,
    bookings,
    who: diary.rower(),
    boat: diary.boat(),
    day: diary.day(dice.between(0, 9)),
    start: `${String(dice.between(5, 18)).padStart(2, "0")}:00`,
    hours: 1,
    ...(dice.percent(15) && { by: "admin" }),
  };
  const step = diary.part("book every week", wanted);
  if (dice.percent(25)) diary.write(0, "at once", { steps: [step, step] });
  else diary.write(0, step.do, step);
  if (dice.percent(15)) diary.write(2, step.do, step);
  for (const booking of bookings) {
    const how = dice.between(1, 5);
    if (how === 1) change(diary, booking, dice.between(10, 10 * aDay));
    else if (how === 2) diary.write(5, "ask along", { booking, who: diary.rower() });
  }
  if (dice.percent(50)) diary.write(dice.between(5, 12 * aDay), "end the weeks", { series });
}
