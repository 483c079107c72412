import { clubSubject, recordAct } from "../audit/record-act";
import type { Tx } from "../database/open-database";
import type { Actor } from "../people/actor";

/**
 * The step that takes a member who leaves off the duty officer's place: nobody else's phone and
 * emergency contact are mailed to them any more. Managers and admins are told instead.
 */
export async function endDuty(tx: Tx, email: string, by: Actor, at: Date): Promise<void> {
  const ended = await tx.$executeRaw`
    UPDATE "safety_settings" SET "settings" = "settings" || '{"dutyOfficer": null}'
     WHERE lower("settings"->'dutyOfficer'->>'email') = lower(${email})`;
  if (ended === 0) return;
  await recordAct(tx, by, "safety settings edited", clubSubject("Safety"), at, {
    before: { dutyOfficer: "…" },
    after: { dutyOfficer: null },
  });
}
