import { useState } from "react";
import { dayGlance } from "../../../shared/bookings/day-glance";
import { visibleBoats } from "../../boats/visible-boats";
import { trpc } from "../../calls/api";
import { useClubClock } from "../../clock/club-clock";
import { useProfile } from "../../clock/use-profile";
import { Read } from "../../layout/read";
import { bothRead, useRead } from "../../layout/use-read";
import { Button } from "../../ui/button";
import { lazyDialog } from "../../ui/dialogs/lazy-dialog";
import { Panel } from "../../ui/panel";
import { DayLanes } from "./day-lanes";
import { GlanceList } from "./glance-list";
import { useGlanceStateOf } from "./logged";
import { OutNow } from "./out-now";

const WeekDialog = lazyDialog(async () => (await import("./week-dialog")).WeekDialog);

/** Today on the water: a lane per boat, and who is out, who comes next, who is back. */
export function BookingsAtAGlance() {
  const { today } = useClubClock();
  const profile = useProfile();
  const stateOf = useGlanceStateOf();
  const [weekOpen, setWeekOpen] = useState(false);
  // By date, so that a screen left open overnight asks for the new day.
  const read = useRead(trpc.admin.bookingsRange.useQuery({ startDate: today, endDate: today }));
  const boats = useRead(trpc.boats.list.useQuery());
  const lanes = bothRead(boats, useRead(trpc.admin.blocks.useQuery()));
  return (
    <Panel
      title="Bookings at a Glance"
      action={
        <Button size="small" variant="secondary" onClick={() => setWeekOpen(true)}>
          View Full Week
        </Button>
      }
    >
      <Read of={read} failure="Error loading bookings" skeleton="h-64">
        {(bookings) => (
          <div className="grid gap-3 rounded-lg border border-line bg-surface p-3 *:min-w-0 sm:gap-5 sm:p-5">
            <Read of={lanes} failure="The boats did not load" skeleton="h-48">
              {([boats, blocks]) => (
                <DayLanes
                  boats={visibleBoats(boats, profile)}
                  bookings={bookings}
                  blocks={blocks.filter(
                    ({ startDate, endDate }) => startDate <= today && today <= endDate,
                  )}
                />
              )}
            </Read>
            <OutNow heading="h3" late />
            <GlanceList glance={dayGlance(bookings, stateOf)} />
          </div>
        )}
      </Read>
      {weekOpen && <WeekDialog onClose={() => setWeekOpen(false)} />}
    </Panel>
  );
}
