import type { Diary, Habit } from "./diary";

const aDay = 24 * 60;

/** What becomes of boats. */
export const fleetHabits: Habit[] = [
  { share: 12, what: block },
  { share: 6, what: switchOff },
  {
    share: 3,
    what: (diary) =>
      diary.write(0, "change a lock code", { boat: diary.boat(), nr: diary.label() }),
  },
];

function block(diary: Diary) {
  const { dice } = diary;
  const nr = diary.label();
  const first = dice.between(0, 8);
  const days = { from: diary.day(first), to: diary.day(first + dice.between(0, 2)) };
  const decide = dice.pick(["move", "cancel", "leave"]);
  diary.write(0, "block", { block: nr, boat: diary.boat(), ...days, decide });
  if (dice.percent(40)) diary.write(dice.between(30, 6 * aDay), "unblock", { block: nr });
}

function switchOff(diary: Diary) {
  const { dice } = diary;
  const boat = diary.boat();
  const decide = dice.pick(["move", "cancel", "leave"]);
  diary.write(0, "switch", { boat, available: false, decide });
  diary.write(dice.between(60, 2 * aDay), "switch", { boat, available: true, decide });
}
