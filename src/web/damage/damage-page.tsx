import { useState } from "react";
import { trpc } from "../calls/api";
import { Read } from "../layout/read";
import { StaffScreen } from "../layout/staff-screen";
import { useRead } from "../layout/use-read";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { DamageReport } from "./damage-report";

/** What is wrong with the boats, for staff: open reports, or those that are mended. */
export function DamagePage() {
  const [open, setOpen] = useState(true);
  const read = useRead(trpc.admin.damage.useQuery({ open }));
  return (
    <StaffScreen
      title="Damage"
      lead="What rowers reported, and what is to be decided about it."
      actions={
        <Button variant="secondary" onClick={() => setOpen(!open)}>
          {open ? "Show what is mended" : "Show what is open"}
        </Button>
      }
    >
      <Read of={read} failure="The damage reports did not load" skeleton="h-64">
        {(reports) =>
          reports.length === 0 ? (
            <EmptyState level="section" title={open ? "No boat is damaged" : "Nothing mended yet"}>
              Rowers report damage from their outings, and from the page of a boat.
            </EmptyState>
          ) : (
            <ul className="grid gap-6">
              {reports.map((report) => (
                <DamageReport key={report.id} report={report} />
              ))}
            </ul>
          )
        }
      </Read>
    </StaffScreen>
  );
}
