import {
  type AnnouncementView,
  announcementInput,
  type EditAnnouncementInput,
} from "../../shared/announcements/announcement-schemas";
import { changedFields } from "../../shared/audit/changed-fields";
import { Refusal } from "../../shared/refusals";
import { refuseChangedSince } from "../answers/refuse-changed-since";
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
 * it again. Refuses ANNOUNCEMENT_NOT_FOUND, CHANGED_SINCE, and
 * days of which the last would be before the first.
 */
export async function editAnnouncement(
  db: PrismaClient,
  { id, seen, ...given }: EditAnnouncementInput,
  by: Actor,
  { at }: Moment,
): Promise<AnnouncementView> {
  return writing(db, async (tx) => {
    await lockAnnouncement(tx, id);
    const { id: _same, ...before } = await getAnnouncement(tx, id);
    refuseChangedSince(before, seen);
    const changed = changedFields(before, given);
    const after = announcementInput.safeParse({ ...before, ...changed.after });
    if (!after.success) throw new Refusal("BAD_INPUT", after.error.issues[0]?.message, "until");
    const announcement = await tx.announcement.update({ where: { id }, data: toRow(after.data) });
    await recordAct(tx, by, "announcement edited", clubSubject(before.title, id), at, changed);
    return toAnnouncementView(announcement);
  });
}
