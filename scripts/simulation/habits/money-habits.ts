import type { Diary, Habit } from "./diary";

const aDay = 24 * 60;

/** How hours are bought and given, and how money goes back. */
export const moneyHabits: Habit[] = [
  { share: 90, what: buy },
  { share: 10, what: payInVain },
  { share: 14, what: refund },
  { share: 8, what: takeBack },
  { share: 20, what: sell },
  { share: 25, what: changeHours },
];

const outcomes = [
  "COMPLETED",
  "COMPLETED",
  "COMPLETED",
  "COMPLETED",
  "COMPLETED",
  "COMPLETED",
  "PENDING",
  "DECLINED",
  "INSTRUMENT_DECLINED",
] as const;

function buy(diary: Diary) {
  const { dice } = diary;
  const order = diary.label();
  diary.orders.push(order);
  const who = diary.rower();
  const plan = dice.pick([1, 1, 2, 2, 3, 4, 5]);
  const cart = { order, who, plan, quantity: plan <= 2 && dice.percent(15) ? 2 : 1 };
  diary.write(0, "order", cart);
  if (dice.percent(6)) diary.write(0, "order", cart);
  if (dice.percent(10)) return;
  const outcome = dice.pick(outcomes);
  diary.write(2, "agree", { order, outcome });
  if (dice.percent(20)) {
    const steps = [
      diary.part("capture", { order }),
      diary.part("news", { order, times: 1 }),
      diary.part("capture", { order }),
    ];
    diary.write(3, "at once", { steps });
  } else if (dice.percent(85)) {
    diary.write(3, "capture", { order });
    if (dice.percent(8)) diary.write(4, "capture", { order });
  }
  if (dice.percent(40)) {
    diary.write(dice.between(1, 90), "news", { order, times: dice.between(1, 2) });
  }
  if (outcome !== "PENDING") return;
  const status = dice.pick(["COMPLETED", "COMPLETED", "DECLINED"]);
  diary.write(dice.between(60, 4 * aDay), "decide", { order, status });
}

/** The money comes when nothing can be had for it any more. */
function payInVain(diary: Diary) {
  const { dice } = diary;
  const order = diary.label();
  const who = dice.recent(diary.newcomers) ?? diary.rower();
  const cart = { who, quantity: 1 };
  const why = dice.pick(["paid twice", "gone", "given up"]);
  if (why === "gone") {
    // It is held at first, and its buyer has left when it comes.
    diary.write(0, "order", { ...cart, order, plan: 2 });
    diary.write(2, "agree", { order, outcome: "PENDING" });
    diary.write(3, "capture", { order });
    diary.write(dice.between(10, 2 * aDay), "delete", { who });
    diary.write(2 * aDay + 60, "decide", { order, status: "COMPLETED" });
    return;
  }
  if (why === "given up") {
    const later = dice.between(2 * aDay, 5 * aDay);
    diary.write(0, "order", { ...cart, order, plan: 1 });
    diary.write(later, "agree", { order, outcome: "COMPLETED" });
    diary.write(later + 1, "news", { order, times: 1 });
    diary.write(later + 2, "capture", { order });
    return;
  }
  // There is one fee, and two devices to pay it on.
  const orders = [order, diary.label()];
  for (const one of orders) {
    diary.write(0, "order", { ...cart, order: one, plan: 5 });
    diary.write(2, "agree", { order: one, outcome: "COMPLETED" });
  }
  const steps = orders.map((one) => diary.part("capture", { order: one }));
  diary.write(3, "at once", { steps });
}

function refund(diary: Diary) {
  const { dice } = diary;
  const order = dice.recent(diary.orders);
  if (order === undefined) return;
  const one = diary.part("refund", { order });
  if (dice.percent(25))
    diary.write(0, "at once", { steps: [one, diary.part("refund", { order })] });
  else diary.write(0, "refund", { order });
  if (dice.percent(40)) diary.write(dice.between(1, 60), "news", { order, times: 1 });
}

function takeBack(diary: Diary) {
  const { dice } = diary;
  const order = dice.recent(diary.orders);
  if (order === undefined) return;
  const percent = dice.pick([100, 100, 50, 20]);
  diary.write(0, "take money back", { order, percent, reversal: dice.percent(40) });
  if (dice.percent(60)) {
    diary.write(dice.between(1, aDay), "news", { order, times: dice.between(1, 2) });
  }
  if (dice.percent(20)) diary.write(dice.between(1, 60), "refund", { order });
}

function sell(diary: Diary) {
  const { dice } = diary;
  const sale = diary.label();
  diary.sales.push(sale);
  const paid = dice.percent(60);
  const cart = { sale, who: diary.rower(), plan: dice.pick([1, 2, 3, 4, 5]), quantity: 1, paid };
  diary.write(0, "sell", cart);
  if (dice.percent(10)) diary.write(1, "sell", cart);
  const later = dice.between(10, 2 * aDay);
  if (!paid && dice.percent(60)) diary.write(later, "mark paid", { sale });
  else if (!paid && dice.percent(50)) diary.write(later, "cancel the sale", { sale });
  else if (!paid) {
    const steps = [diary.part("mark paid", { sale }), diary.part("cancel the sale", { sale })];
    diary.write(later, "at once", { steps });
  }
  if (dice.percent(10)) diary.write(later + 60, "refund the sale", { sale });
}

function changeHours(diary: Diary) {
  const { dice } = diary;
  const what = dice.percent(80) ? "add hours" : "subtract hours";
  const change = { label: diary.label(), who: diary.rower(), hours: dice.between(1, 40) / 4 };
  if (dice.percent(10)) {
    const steps = [diary.part(what, change), diary.part(what, change)];
    diary.write(0, "at once", { steps });
    return;
  }
  diary.write(0, what, change);
  if (dice.percent(10)) diary.write(1, what, change);
}
