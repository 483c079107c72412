import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockAnnouncement } from "../locks";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { getAnnouncement } from "./announcement-queries";

/** Takes an announcement away; what was mailed of it is out. Refuses ANNOUNCEMENT_NOT_FOUND. */
export async function deleteAnnouncement(
  db: PrismaClient,
  id: number,
  by: Actor,
  { at }: Moment,
): Promise<{ ok: true }> {
  return writing(db, async (tx) => {
    await lockAnnouncement(tx, id);
    const { id: _gone, ...before } = await getAnnouncement(tx, id);
    await tx.announcement.delete({ where: { id } });
    const subject = clubSubject(before.title, id);
    await recordAct(tx, by, "announcement deleted", subject, at, { before });
    return { ok: true };
  });
}
