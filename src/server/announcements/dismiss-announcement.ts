import { audiencesOf } from "../../shared/announcements/audiences";
import { Refusal } from "../../shared/refusals";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { keepAnnouncement } from "../locks";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";
import { getAnnouncement } from "./announcement-queries";

/**
 * A member has read an announcement and does not see it again; twice is once. Refuses
 * ANNOUNCEMENT_NOT_FOUND, also for one that is not for them.
 */
export async function dismissAnnouncement(
  db: PrismaClient,
  id: number,
  by: SignedInActor,
  { at }: Moment,
): Promise<{ ok: true }> {
  return writing(db, async (tx) => {
    await keepAnnouncement(tx, id);
    const { audience } = await getAnnouncement(tx, id);
    if (!audiencesOf(by.role).includes(audience)) throw new Refusal("ANNOUNCEMENT_NOT_FOUND");
    await tx.announcementDismissal.createMany({
      data: [{ announcementId: id, memberId: by.id, dismissedAt: at }],
      skipDuplicates: true,
    });
    return { ok: true };
  });
}
