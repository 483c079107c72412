import type {
  AnnouncementView,
  EditAnnouncementInput,
} from "../../shared/announcements/announcement-schemas";
import { changedFields } from "../../shared/audit/changed-fields";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockAnnouncement } from "../locks";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { getAnnouncement } from "./announcement-queries";
import { toAnnouncementView, toRow } from "./announcement-view";

/**
 * Says an announcement anew. What was mailed is not mailed again, and who put it away does not see
 * it again. Refuses ANNOUNCEMENT_NOT_FOUND.
 */
export async function editAnnouncement(
  db: PrismaClient,
  { id, ...given }: EditAnnouncementInput,
  by: Actor,
  { at }: Moment,
): Promise<AnnouncementView> {
  return writing(db, async (tx) => {
    await lockAnnouncement(tx, id);
    const { id: _same, ...before } = await getAnnouncement(tx, id);
    const announcement = await tx.announcement.update({ where: { id }, data: toRow(given) });
    const changed = changedFields(before, given);
    await recordAct(tx, by, "announcement edited", clubSubject(before.title, id), at, changed);
    return toAnnouncementView(announcement);
  });
}
