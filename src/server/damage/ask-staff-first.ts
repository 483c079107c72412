import { subHours } from "date-fns";
import { waitsForStaff } from "../../shared/damage/waits-for-staff";
import type { Tx } from "../database/open-database";
import type { DamageReport } from "../generated/prisma/client";
import type { Actor } from "../people/actor";

/**
 * Whether an unusable boat stays as it is until staff confirm it: a tablet has called others so within the
 * hour, or this one waits already. The caller holds `lockTabletReports`.
 */
export async function askStaffFirst(
  tx: Tx,
  { boatId, open }: { boatId: number; open: DamageReport | null },
  by: Actor,
  at: Date,
): Promise<boolean> {
  if (!by.isDevice || open?.severity === "unusable") return false;
  if (open?.waitsForStaff) return true;
  const entries = await tx.damageEntry.findMany({
    where: { deviceName: by.name, severity: "unusable", createdAt: { gt: subHours(at, 1) } },
    select: { createdAt: true, report: { select: { boatId: true } } },
  });
  const earlier = entries.map(({ createdAt, report }) => ({ ...report, at: createdAt }));
  return waitsForStaff(earlier, { boatId, at });
}
