import type { ComponentProps } from "react";
import { BoatCalendar } from "./boat-calendar";
import { CalendarLegend } from "./calendar-legend";

/** A boat's calendar, and what its marks mean; a phone fetches both when they are unfolded. */
export function CalendarAndLegend(calendar: ComponentProps<typeof BoatCalendar>) {
  return (
    <>
      <BoatCalendar {...calendar} />
      <CalendarLegend />
    </>
  );
}
