import { hoursWords } from "../profile/hours-words";
import { widestHours } from "../profile/widest-hours";
import { clockHoursOf } from "../reports/clock-hours";
import { fromMinutes } from "../time/clock-times";
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

export function fleetFigure({ fleet, bookings, profile }: AnnualFacts): Figure {
  const cellsOf = (ofBoats: readonly CountedBookings[], hoursOnOffer: number): Cell[] => {
    const out = ending(ofBoats, rowed);
    return [
      count(out),
      hours(out),
      percent(hours(out), hoursOnOffer),
      kilometres(out),
      count(ending(ofBoats, ["missed"])),
    ];
  };
  const shown = fleet
    .map((boat) => ({ ...boat, bookings: bookings.filter(({ boatId }) => boatId === boat.id) }))
    .filter((boat) => !boat.managerDisabled || hours(ending(boat.bookings, rowed)) > 0)
    .sort((a, b) => hours(ending(b.bookings, rowed)) - hours(ending(a.bookings, rowed)));
  return {
    name: "fleet",
    title: "Fleet by boat",
    lead: `Of the hours that a boat could be booked, ${hoursWords(profile)} each day; a day on which it was blocked does not count.`,
    columns: [
      column("boat", "Boat", "text"),
      column("outings", "Outings", "count"),
      column("hours", "Hours", "hours"),
      column("share", "Of its hours", "percent"),
      distanceColumn(profile.units),
      column("missed", "Missed", "count"),
    ],
    rows: shown.map((boat) => [boat.name, ...cellsOf(boat.bookings, boat.hoursOnOffer)]),
    total: [
      "Total",
      ...cellsOf(
        bookings,
        sum(shown, ({ hoursOnOffer }) => hoursOnOffer),
      ),
    ],
    drawn: { kind: "bars", keys: ["hours"] },
    namesPeople: false,
  };
}

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

export function timesFigure({ times, profile }: AnnualFacts): Figure {
  const hoursAt = (at: { weekday: number; hour: number }) =>
    sum(
      times.filter(({ weekday, hour }) => weekday === at.weekday && hour === at.hour),
      ({ halfHours }) => halfHours,
    ) / 2;
  return {
    name: "times",
    title: "Fleet by weekday and hour",
    lead: "Hours on the water of all boats together.",
    columns: [
      column("hour", "Hour", "clock"),
      ...weekdays.map((name) => column(name.toLowerCase(), name, "hours")),
    ],
    rows: clockHoursOf(widestHours(profile)).map((hour) => [
      fromMinutes(hour * 60),
      ...weekdays.map((_name, weekday) => hoursAt({ weekday, hour })),
    ]),
    total: null,
    drawn: { kind: "heat", keys: weekdays.map((name) => name.toLowerCase()) },
    namesPeople: false,
  };
}
