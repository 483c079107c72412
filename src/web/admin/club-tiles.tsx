import type { ClubCounts } from "../../shared/members/member-search";
import { trpc } from "../calls/api";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { FoldingPanel } from "./folding-panel";

const tiles: readonly [string, keyof ClubCounts][] = [
  ["Total Members", "totalMembers"],
  ["Active Members", "activeMembers"],
  ["Pending Approvals", "pendingApprovals"],
  ["Total Boats", "totalBoats"],
  ["Available Boats", "availableBoats"],
  ["Admin Users", "adminUsers"],
];

/** The club in six numbers, counted now. */
export function ClubTiles() {
  return (
    <FoldingPanel title="The Club in Numbers">
      <Tiles />
    </FoldingPanel>
  );
}

function Tiles() {
  const counts = useRead(trpc.admin.counts.useQuery());
  return (
    <Read of={counts} failure="The club's numbers did not load" skeleton="h-24">
      {(data) => (
        <dl className="grid xs:grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-6">
          {tiles.map(([term, count]) => (
            <div
              key={term}
              className="flex flex-row-reverse items-baseline justify-end gap-2 bg-surface px-3 py-1 sm:flex-col-reverse sm:gap-0 sm:py-2"
            >
              <dt className="text-ink-soft text-xs">{term}</dt>
              <dd className="font-display font-semibold text-xl tabular-nums">
                {data[count].toLocaleString("en-CA")}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Read>
  );
}
