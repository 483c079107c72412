import type { Diary, Habit } from "./diary";

const aDay = 24 * 60;

/** How members wait for what others have, what becomes of an offer, and how seasons go. */
export const waitingHabits: Habit[] = [
  { share: 110, what: waitForSomebodys },
  { share: 3, what: askForTheFee },
  { share: 12, what: payForTheSeason },
];

/** Some wait for what somebody has, who cancels it or goes elsewhere; then they make up their minds. */
function waitForSomebodys(diary: Diary) {
  const { dice } = diary;
  const start = dice.between(6, 18);
  const hour = (nr: number) => `${String(nr).padStart(2, "0")}:00`;
  const boat = diary.boat();
  const kind = dice.pick(["boat", "boat", boat <= 4 ? "single" : "double"]);
  const day = diary.day(dice.between(1, 9));
  const hours = dice.between(1, 2);
  const details = { who: diary.rower(), boat, day, start: hour(start), hours };
  const booking = diary.label();
  diary.write(0, "book", { booking, ...details });
  diary.bookings.push({ booking, details });
  const wishes = Array.from({ length: dice.between(1, 3) }, () => {
    const wish = diary.label();
    const span = { day, from: hour(start), to: hour(start + hours), hours };
    diary.write(1, "wait", { wish, who: diary.rower(), kind, boat, ...span });
    return wish;
  });
  const freed = dice.between(2, aDay / 2);
  freeIt(diary, freed, { booking, boat, wishes });
  for (const wish of wishes) decide(diary, freed, wish);
  if (dice.percent(50)) diary.write(freed + dice.between(61, 200), "work");
}

function freeIt(
  diary: Diary,
  minutes: number,
  { booking, boat, wishes }: { booking: number; boat: number; wishes: number[] },
) {
  const { dice } = diary;
  const how = dice.between(1, 10);
  const move = { booking, move: diary.label(), day: diary.day(dice.between(0, 9)), hours: 1 };
  if (how <= 6) diary.write(minutes, "cancel", { booking });
  else if (how === 7) diary.write(minutes, "move", move);
  else if (how === 8) diary.write(minutes, "switch", { boat, available: true, decide: "leave" });
  else {
    const others = wishes.map((wish) => diary.part("wait no longer", { wish })).slice(1);
    const steps = [diary.part("cancel", { booking }), ...others];
    diary.write(minutes, "at once", { steps });
  }
  if (dice.percent(8)) {
    diary.write(minutes + 3, "switch", { boat, available: false, decide: "leave" });
    diary.write(minutes + 60, "switch", { boat, available: true, decide: "leave" });
  }
}

function decide(diary: Diary, freed: number, wish: number) {
  const { dice } = diary;
  const later = freed + dice.between(1, 75);
  const booking = diary.label();
  const how = dice.between(1, 10);
  if (how <= 4) diary.write(later, "accept", { wish, booking });
  else if (how <= 6) diary.write(later, "decline", { wish });
  else if (how === 7) diary.write(later, "wait no longer", { wish });
  else if (how === 8) {
    const twice = ["accept", dice.pick(["accept", "decline", "wait no longer"])];
    const steps = twice.map((what) => diary.part(what, { wish, booking }));
    diary.write(later, "at once", { steps });
  }
}

/** For some days, because most have not paid it. The seasons end on the same day all year. */
function askForTheFee(diary: Diary) {
  const feeSeason = "09-15";
  diary.write(0, "say when seasons end", { feeSeason, feeGatesBooking: true });
  const later = diary.dice.between(aDay / 4, 3 * aDay);
  diary.write(later, "say when seasons end", { feeSeason, feeGatesBooking: false });
}

/** Over the counter, and sometimes twice. */
function payForTheSeason(diary: Diary) {
  const { dice } = diary;
  const who = diary.rower();
  const times = dice.percent(30) ? 2 : 1;
  const sales = Array.from({ length: times }, () => {
    const sale = diary.label();
    return diary.part("sell", { sale, who, plan: 5, quantity: 1, paid: true });
  });
  if (times === 1 || dice.percent(50)) diary.write(0, "at once", { steps: sales });
  else for (const [nr, sale] of sales.entries()) diary.write(nr, sale.do, sale);
}
