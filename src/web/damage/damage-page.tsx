import { useInfiniteQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { useState } from "react";
import { reportsShown } from "../../shared/damage/damage-filter";
import { trpc } from "../calls/api";
import { Read } from "../layout/read";
import { StaffScreen } from "../layout/staff-screen";
import { usePages } from "../layout/use-pages";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { LoadMore } from "../ui/load-more";
import { DamageReport } from "./damage-report";

/** What is wrong with the boats, for staff: open reports, or those that are mended. */
export function DamagePage() {
  const [open, setOpen] = useState(true);
  const { read, more } = useDamage(open);
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
            <div className="grid gap-6">
              <ul className="grid gap-6">
                {reports.map((report) => (
                  <DamageReport key={report.id} report={report} />
                ))}
              </ul>
              <LoadMore {...more} />
            </div>
          )
        }
      </Read>
    </StaffScreen>
  );
}

/** Those that are open or mended, page after page; what waits for staff comes with the first. */
function useDamage(open: boolean) {
  const { client } = trpc.useUtils();
  const query = useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.admin.damage), "pages", open],
    queryFn: ({ pageParam }) => client.admin.damage.query({ open, before: pageParam }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => {
      const others = page?.filter(({ waitsForStaff }) => !waitsForStaff) ?? [];
      return others.length < reportsShown ? undefined : others.at(-1)?.id;
    },
  });
  return usePages(query, (page) => page);
}
