import type { DemoKey } from "./demo-people";

/** A demo purchase: days from today, and whether the money came. */
export interface DemoOrder {
  who: DemoKey;
  day: number;
  plan: string;
  hours: number;
  paid: boolean;
}

/** What was bought at the clubhouse, the earliest first; the last two are still to be paid. */
export const demoOrders: readonly DemoOrder[] = [
  { who: "sam", day: -200, plan: "10 Hour Plan", hours: 10, paid: true },
  { who: "lee", day: -150, plan: "5 Hour Plan", hours: 5, paid: true },
  { who: "ana", day: -98, plan: "10 Hour Plan", hours: 10, paid: true },
  { who: "ben", day: -41, plan: "5 Hour Plan", hours: 5, paid: true },
  { who: "jo", day: -11, plan: "5 Hour Plan", hours: 5, paid: true },
  { who: "zero", day: -2, plan: "5 Hour Plan", hours: 5, paid: false },
  { who: "lee", day: -1, plan: "Training Package", hours: 0, paid: false },
];
