import { expect, test } from "vitest";
import type { PlanView } from "../packages/plan-view";
import { documentedProfile } from "../profile/club-profile";
import { defaultClubSettings } from "../settings/club-settings";
import { defaultSafetySettings } from "../settings/safety-settings";
import { clubTexts, missingFigures } from "./club-texts";
import { type Figures, figureNames, figuresOf, fillFigures, unknownNames } from "./figures";
import { safetyFigures } from "./safety-figures";

const plan = (hoursIncluded: number, kind: PlanView["kind"] = "hours"): PlanView => ({
  id: hoursIncluded,
  name: "",
  description: "",
  kind,
  hoursIncluded,
  price: "10.00",
  tax: "0.50",
  total: "10.50",
  taxes: [{ name: "GST", amount: "0.50" }],
  taxed: true,
  validityDays: 365,
});
const figures = figuresOf(
  defaultClubSettings,
  [plan(20), plan(5), plan(10), plan(0, "fee")],
  documentedProfile,
);
const { units } = documentedProfile;
const told = safetyFigures(
  {
    ...defaultSafetySettings,
    outingLog: "on",
    daylight: "refuse",
    daylightAfterSunset: 30,
    conditions: "warn",
    clearances: [
      { name: "Level 2", validDays: 730 },
      { name: "Night", validDays: 365 },
    ],
    nightClearance: "Night",
    codesShown: 90,
    overdueAfter: [5, 15, 45],
  },
  units,
);
const officer = { name: "Kai Moss", phone: "250-555-0199", email: "kai@willows.example" };
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

const off = figuresOf(
  defaultClubSettings,
  [],
  documentedProfile,
  safetyFigures(defaultSafetySettings, units),
);
const on = figuresOf(defaultClubSettings, [], documentedProfile, told);
const bodies = (values: Figures) =>
  new Map(clubTexts.map(({ id, documented }) => [id, fillFigures(documented.body, values)]));

test("hours last as long as the packages do", () => {
  const year = bodies(on);
  expect(year.get("faq#hours-expire")).toMatch(/^Yes, one year after purchase\. They must/);
  expect(year.get("terms#hours")).toContain("Hours expire one year after purchase, and those");
  const month = { ...plan(5), validityDays: 30 };
  const months = bodies(figuresOf(defaultClubSettings, [month], documentedProfile));
  expect(months.get("faq#hours-expire")).toMatch(/^Yes, after the days that their package is/);
});

test("the marks of the calendars are explained where they stand: under each of them", () => {
  const marks = bodies(off).get("faq#calendar-marks");
  expect(marks).toContain("below each calendar");
  expect(marks).not.toContain("above the boats");
});

test("what a late cancelling costs is said wherever hours are promised back", () => {
  const late = { ...defaultClubSettings, lateCancelMinutes: 120, lateCancelReturn: 50 };
  const said = bodies(figuresOf(late, [], documentedProfile));
  for (const id of ["faq#cancel", "faq#bad-weather", "terms#cancellation"]) {
    expect(said.get(id), id).toContain("cancelling gives back 50% of its hours.");
  }
});

test("with the settings of safety off, nothing is promised of them", () => {
  const said = bodies(off);
  expect([...said.keys()].filter((id) => said.get(id)?.trim() === "")).toEqual([
    "faq#clearances",
    "faq#daylight",
    "faq#outing-log",
  ]);
  const all = [...said.values()].join(" ");
  expect(all).not.toMatch(/no-go|launch on|duty officer|dark|clearance|limits/i);
  expect(said.get("faq#wind")).toMatch(/strong winds, experienced rowers only\.$/);
  expect(said.get("faq#access-codes")).toBe(
    "The lock code of your boat appears once you have booked, on the confirmation and on your dashboard until the outing is over. The gate, shed and washroom codes are beside it.",
  );
  expect(said.get("faq#late-back")).toContain("The club does not see by itself that");
});

test("with them on, the texts say what was chosen, in its own numbers", () => {
  const said = bodies(on);
  expect(said.get("faq#daylight")).toBe(
    "An outing is in the dark when it starts earlier than sunrise or ends later than 30 minutes after sunset, by the sun of its day. Such an outing cannot be booked. This does not hold for whoever has the clearance Night, in a boat with lights.",
  );
  expect(said.get("terms#safety")).toContain(
    "The club's limits are 25 km/h of wind and 40 km/h in gusts; with Level 2 37 km/h of wind and 55 km/h in gusts; 1 km of visibility and 0 °C.",
  );
  expect(said.get("faq#wind")).toContain("whoever books it all the same is warned");
  expect(said.get("faq#clearances")).toContain("(Level 2 or Night)");
  expect(said.get("faq#access-codes")).toContain("appears 1.5 hours before the start, on");
  expect(said.get("faq#late-back")).toContain(
    "5 minutes after it was due its rower gets a mail, after 15 minutes managers and admins, after 45 minutes",
  );
});

test.each([
  ["conditionsRule", { conditions: "refuse" }, "cannot be booked"],
  ["daylightRule", { daylight: "warn" }, "is warned"],
  ["lateBoat", { outingLog: "on", dutyOfficer: officer }, "after 20 minutes the duty officer"],
] as const)("%s follows %o", (name, chosen, words) => {
  const said = safetyFigures({ ...defaultSafetySettings, ...chosen }, units);
  expect(said[name]).toContain(words);
  expect(JSON.stringify(said)).not.toContain(officer.phone);
});

test("limits of wind, sight and cold are told in the club's units", () => {
  const others = { wind: "kn", temperature: "F", distance: "mi" } as const;
  const inOthers = figuresOf(defaultClubSettings, [], { ...documentedProfile, units: others });
  expect(fillFigures(written("faq#wind"), inOthers)).toContain(
    "Up to 8.1 kn rowing conditions are Excellent, up to 13.5 kn Good. Above 13.5 kn they",
  );
  const warning = { ...defaultSafetySettings, conditions: "warn" } as const;
  expect(safetyFigures(warning, others).conditionsRule).toContain(
    "13.5 kn of wind and 21.6 kn in gusts; 0.6 mi of visibility and 32 °F.",
  );
});

test("every text has an address of its own", () => {
  expect(new Set(clubTexts.map(({ id }) => id)).size).toBe(clubTexts.length);
});

test("a figure that another wording leaves out is named, once", () => {
  const [text] = clubTexts.filter(({ id }) => id === "faq#when-can-i-row");
  const title = text?.documented.title ?? "";
  const missing = (body: string) => missingFigures("faq#when-can-i-row", { title, body });
  expect(missing("{openHoursFirst}, till 10.")).toEqual([
    "lastFullStart",
    "lastStart",
    "closingTime",
  ]);
  expect(missing(text?.documented.body ?? "")).toEqual([]);
});

test("every figure is something at a club with settings; without them only theirs are open", () => {
  const chosen = { ...defaultClubSettings, lateCancelMinutes: 60, lateCancelReturn: 0 };
  const all = figuresOf(chosen, [plan(5)], documentedProfile, told);
  expect(figureNames.filter((name) => !all[name])).toEqual([]);
  const text = "{clubName} opens at {openingTime} {and} {constructor}";
  expect(fillFigures(text, figuresOf(undefined, [], documentedProfile))).toBe(
    "{clubName} opens at 5:00 AM {and} {constructor}",
  );
  expect(unknownNames(text)).toEqual(["and", "constructor"]);
});

test.each([
  ["what is on sale, each size once", [plan(8), plan(2), plan(8)], "2 or 8"],
  ["one size alone", [plan(12), plan(0, "training")], "12"],
  ["a word where nothing is on sale", [plan(0, "fee")], "several"],
])("the hours of the packages are %s", (_, onSale, words) => {
  expect(figuresOf(undefined, onSale, documentedProfile).packageHours).toBe(words);
});

test("the fee is called yearly where it has seasons", () => {
  const seasons = figuresOf({ ...defaultClubSettings, feeSeason: "04-01" }, [], documentedProfile);
  expect(fillFigures(written("faq#membership-fee"), seasons)).toContain("a yearly Membership Fee");
  expect(fillFigures(written("faq#membership-fee"), figures)).toContain(
    "a one-time Membership Fee",
  );
});

test("a late cancelling that costs something is named where all hours are promised", () => {
  const terms = { lateCancelMinutes: 1440, lateCancelReturn: 50 };
  const late = figuresOf({ ...defaultClubSettings, ...terms }, [], documentedProfile);
  for (const id of ["faq#cancel", "faq#change-a-booking", "terms#cancellation"]) {
    expect(fillFigures(written(id), late)).toContain(
      "In the last 24 hours before its start it can no longer be moved or shortened, and",
    );
    expect(fillFigures(written(id), figures)).not.toContain("In the last");
  }
});

test("of two kinds with other names nothing is said that holds for the documented two", () => {
  const boatKinds = documentedProfile.boatKinds.map((kind, nr) => ({
    ...kind,
    name: `Kind ${nr}`,
  }));
  const club = { ...documentedProfile, boatKinds };
  expect(figuresOf(defaultClubSettings, [plan(5)], club).boatTypes).toBe(
    "These types: the Kind 0 for 1-2 people and the Kind 1 for 2-3 people",
  );
});
