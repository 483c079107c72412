import { blankClubDetails } from "../../shared/settings/club-settings";
import type { Tx } from "../database/open-database";

/** Gives a club that gets its first admin the list of what to see to, and settings that tell nothing yet. */
export async function beginSetup(tx: Tx, email: string): Promise<void> {
  await tx.clubSetup.createMany({ data: [{}], skipDuplicates: true });
  const settings = blankClubDetails(email);
  await tx.clubSettings.createMany({ data: [{ id: 1, settings }], skipDuplicates: true });
}
