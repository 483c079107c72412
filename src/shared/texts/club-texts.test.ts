import { expect, test } from "vitest";
import { defaultClubSettings } from "../club-settings";
import type { PlanView } from "../packages/plan-view";
import { clubTexts, missingFigures } from "./club-texts";
import { figureNames, figuresOf, fillFigures, unknownNames } from "./figures";

const plan = (hoursIncluded: number, kind: PlanView["kind"] = "hours"): PlanView => ({
  id: hoursIncluded,
  name: "",
  description: "",
  ...{ kind, hoursIncluded, price: "10.00", tax: "0.50", total: "10.50", validityDays: 365 },
});
const figures = figuresOf(defaultClubSettings, [plan(20), plan(5), plan(10), plan(0, "fee")]);
const written = (id: string) => clubTexts.find((text) => text.id === id)?.documented.body ?? "";

test("the documented words leave no figure open, and read as they always did", () => {
  for (const { documented } of clubTexts) {
    expect(unknownNames(`${documented.title} ${documented.body}`)).toEqual([]);
    expect(fillFigures(documented.body, figures)).not.toMatch(/[{}]|undefined|NaN/);
  }
  expect(fillFigures(written("faq#when-can-i-row"), figures)).toBe(
    "From 5:00 AM to 10:00 PM, every day, starting on the hour or half hour. A full hour starts by 9 PM, half an hour by 9:30 PM, because every outing ends by 10:00 PM.",
  );
  expect(fillFigures(written("faq#hour-charges"), figures)).toBe(
    "A Solo costs 1 hour of your balance for each hour booked, a Tango 1.5. So half an hour in a Tango costs 0.75 hours, and two hours cost 3.",
  );
  expect(fillFigures(written("faq#buy-hours"), figures)).toContain(
    "In packages of 5, 10 or 20 hours: the larger",
  );
  expect(fillFigures(written("terms#safety"), figures)).toContain("In winds above 25 km/h only");
});

test("every text has an address of its own", () => {
  expect(new Set(clubTexts.map(({ id }) => id)).size).toBe(clubTexts.length);
});

test("a figure that another wording leaves out is named, once", () => {
  const [text] = clubTexts.filter(({ id }) => id === "faq#when-can-i-row");
  const title = text?.documented.title ?? "";
  const missing = (body: string) => missingFigures("faq#when-can-i-row", { title, body });
  expect(missing("From {openingTime} to 10.")).toEqual(["closingTime", "lastStart"]);
  expect(missing(text?.documented.body ?? "")).toEqual([]);
});

test("every figure is something at a club with settings; without them only theirs are open", () => {
  expect(figureNames.filter((name) => !figures[name])).toEqual([]);
  const text = "{clubName} opens at {openingTime} {and} {constructor}";
  expect(fillFigures(text, figuresOf(undefined, []))).toBe(
    "{clubName} opens at 5:00 AM {and} {constructor}",
  );
  expect(unknownNames(text)).toEqual(["and", "constructor"]);
});

test.each([
  ["what is on sale, each size once", [plan(8), plan(2), plan(8)], "2 or 8"],
  ["one size alone", [plan(12), plan(0, "training")], "12"],
  ["a word where nothing is on sale", [plan(0, "fee")], "several"],
])("the hours of the packages are %s", (_, onSale, words) => {
  expect(figuresOf(undefined, onSale).packageHours).toBe(words);
});
