import { useState } from "react";
import { dayGlance } from "../../shared/bookings/day-glance";
import { trpc } from "../api";
import { visibleBoats } from "../boats/visible-boats";
import { useClubClock } from "../club-clock";
import { ReadPart } from "../layout/read-part";
import { Button } from "../ui/button";
import { Panel } from "../ui/panel";
import { DayLanes } from "./day-lanes";
import { GlanceList } from "./glance-list";
import { WeekDialog } from "./week-dialog";

/** Today on the water: a lane per boat, and who is out, who comes next, who is back. */
export function BookingsAtAGlance() {
  const { today, minutes } = useClubClock();
  const [weekOpen, setWeekOpen] = useState(false);
  // By date, so that a screen left open overnight asks for the new day.
  const read = trpc.admin.bookingsRange.useQuery({ startDate: today, endDate: today });
  const boats = trpc.boats.list.useQuery();
  const blocks = trpc.admin.blocks.useQuery();
  return (
    <Panel
      title="Bookings at a Glance"
      action={
        <Button size="small" variant="secondary" onClick={() => setWeekOpen(true)}>
          View Full Week
        </Button>
      }
    >
      <ReadPart read={read} failure="Error loading bookings" skeleton="h-64">
        {(bookings) => (
          <div className="grid gap-x-8 gap-y-6 rounded-lg border border-line bg-surface p-4 *:min-w-0 sm:p-5 lg:grid-cols-[1fr_1fr_20rem] lg:grid-rows-[auto_1fr]">
            <DayLanes
              boats={visibleBoats(boats.data ?? [])}
              bookings={bookings}
              blocks={(blocks.data ?? []).filter(
                ({ startDate, endDate }) => startDate <= today && today <= endDate,
              )}
            />
            <GlanceList glance={dayGlance(bookings, minutes)} />
          </div>
        )}
      </ReadPart>
      {weekOpen && <WeekDialog open onOpenChange={setWeekOpen} />}
    </Panel>
  );
}
