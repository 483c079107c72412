import { kindOf } from "../profile/boat-kinds";
import type { BoatKind, ClubProfile } from "../profile/club-profile";
import { hoursWords } from "../profile/hours-words";
import { widestHours } from "../profile/widest-hours";
import { clockHoursOf } from "../reports/clock-hours";
import { fromMinutes } from "../time/clock-times";
import { weekdaysFrom } from "../time/weekdays";
import type { AnnualFacts, CountedBookings } from "./annual-facts";
import type { Cell, Figure } from "./annual-report-schemas";
import {
  column,
  count,
  distanceColumn,
  ending,
  hours,
  kilometres,
  percent,
  rowed,
  sum,
} from "./counting";

export function fleetFigure(facts: AnnualFacts): Figure {
  const shown = shownBoats(facts).sort((a, b) => rowedHours(b) - rowedHours(a));
  return {
    name: "fleet",
    title: "Fleet by boat",
    lead: `Of the hours that a boat could be booked, ${hoursWords(facts.profile)} each day; a day on which it was blocked does not count.`,
    columns: [column("boat", "Boat", "text"), ...cellColumns(facts)],
    rows: shown.map((boat) => [boat.name, ...cellsOf([boat])]),
    total: ["Total", ...cellsOf(shown, facts.bookings)],
    drawn: { kind: "bars", keys: ["hours"] },
    namesPeople: false,
  };
}

export function kindsFigure(facts: AnnualFacts): Figure {
  const { profile } = facts;
  const shown = shownBoats(facts);
  const kinds = profile.boatKinds.filter((kind) => shown.some(isOf(kind, profile)));
  return {
    name: "kinds",
    title: "Fleet by kind",
    lead: "All boats of a kind together; a boat counts as what it is today.",
    columns: [column("kind", "Kind", "text"), ...cellColumns(facts)],
    rows: kinds.map((kind) => [kind.name, ...cellsOf(shown.filter(isOf(kind, profile)))]),
    total: ["Total", ...cellsOf(shown, facts.bookings)],
    drawn: { kind: "bars", keys: ["hours"] },
    namesPeople: false,
  };
}

type CountedBoat = AnnualFacts["fleet"][number] & { bookings: CountedBookings[] };

const isOf = (kind: BoatKind, profile: ClubProfile) => (boat: CountedBoat) =>
  kindOf(boat.category, profile) === kind;

const rowedHours = ({ bookings }: CountedBoat) => hours(ending(bookings, rowed));

/** Boats with what they were booked for; one out of use stands there only if it was rowed. */
const shownBoats = ({ fleet, bookings }: AnnualFacts): CountedBoat[] =>
  fleet
    .map((boat) => ({ ...boat, bookings: bookings.filter(({ boatId }) => boatId === boat.id) }))
    .filter((boat) => !boat.managerDisabled || rowedHours(boat) > 0);

const cellColumns = ({ profile }: AnnualFacts) => [
  column("outings", "Outings", "count"),
  column("hours", "Hours", "hours"),
  column("share", "Of its hours", "percent"),
  distanceColumn(profile.units),
  column("missed", "Missed", "count"),
];

function cellsOf(
  boats: readonly CountedBoat[],
  bookings: readonly CountedBookings[] = boats.flatMap((boat) => boat.bookings),
): Cell[] {
  const out = ending(bookings, rowed);
  return [
    count(out),
    hours(out),
    percent(
      hours(out),
      sum(boats, ({ hoursOnOffer }) => hoursOnOffer),
    ),
    kilometres(out),
    count(ending(bookings, ["missed"])),
  ];
}

export function timesFigure({ times, profile }: AnnualFacts): Figure {
  const weekdays = weekdaysFrom(profile.weekStart);
  const days = weekdays.map(({ word }) => column(word.toLowerCase(), word, "hours"));
  const hoursAt = (at: { weekday: number; hour: number }) =>
    sum(
      times.filter(({ weekday, hour }) => weekday === at.weekday && hour === at.hour),
      ({ halfHours }) => halfHours,
    ) / 2;
  return {
    name: "times",
    title: "Fleet by weekday and hour",
    lead: "Hours on the water of all boats together.",
    columns: [column("hour", "Hour", "clock"), ...days],
    rows: clockHoursOf(widestHours(profile)).map((hour) => [
      fromMinutes(hour * 60),
      ...weekdays.map(({ day }) => hoursAt({ weekday: day - 1, hour })),
    ]),
    total: null,
    drawn: { kind: "heat", keys: days.map(({ key }) => key) },
    namesPeople: false,
  };
}
