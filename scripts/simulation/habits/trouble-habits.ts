import { paypalManners } from "../../../src/server/testing/paypal-stand-in";
import { mailManners } from "../post-office";
import type { Diary, Habit } from "./diary";

/** What fails, how often and for how long. */
export const troubleHabits: Habit[] = [
  { share: 22, what: (diary) => badLuck(diary, "deadlock") },
  { share: 10, what: (diary) => badLuck(diary, "lost connection") },
  { share: 5, what: (diary) => badLuck(diary, "kill") },
  { share: 1, what: (diary) => diary.write(0, "kill") },
  { share: 2, what: (diary) => diary.write(0, "restart") },
  { share: 14, what: paypalMood },
  { share: 5, what: refusedRefunds },
  { share: 6, what: mailMood },
  { share: 4, what: wrongClock },
  { share: 1, what: (diary) => diary.write(0, "upgrade", { nr: diary.label() }) },
];

function badLuck(diary: Diary, trouble: string) {
  diary.write(0, "bad luck lies ahead", { trouble, moments: diary.dice.between(1, 14) });
}

function paypalMood(diary: Diary) {
  const { dice } = diary;
  const [, ...moods] = paypalManners;
  diary.write(0, "PayPal is", { how: moods[dice.between(0, moods.length - 1)] });
  diary.write(dice.between(10, 600), "PayPal is", { how: "well" });
}

function refusedRefunds(diary: Diary) {
  const { dice } = diary;
  diary.write(0, "PayPal refuses refunds", { refuses: true });
  const order = dice.recent(diary.orders);
  if (order !== undefined) diary.write(1, "refund", { order });
  diary.write(dice.between(2, 300), "PayPal refuses refunds", { refuses: false });
}

function mailMood(diary: Diary) {
  const { dice } = diary;
  diary.write(0, "the mail server", { how: dice.pick([mailManners[1], mailManners[2]]) });
  diary.write(dice.between(30, 900), "the mail server", { how: "well" });
}

function wrongClock(diary: Diary) {
  const { dice } = diary;
  const { via } = { via: 0, ...diary.part("") };
  const minutes = dice.pick([-90, -20, -3, 5, 45, 90]);
  diary.write(0, "the clock is wrong", { minutes, via });
  diary.write(dice.between(5, 300), "the clock is wrong", { minutes: 0, via });
}
