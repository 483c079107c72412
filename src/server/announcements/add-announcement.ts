import {
  type AnnouncementInput,
  type AnnouncementView,
  announcementView,
} from "../../shared/announcements/announcement-schemas";
import { withIdempotency } from "../answers/idempotency";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { toAnnouncementView, toRow } from "./announcement-view";

/** Tells the club something from one day to another; a job mails it where that is wished. */
export async function addAnnouncement(
  db: PrismaClient,
  input: AnnouncementInput,
  by: Actor,
  { at }: Moment,
): Promise<AnnouncementView> {
  return writing(db, (tx) =>
    withIdempotency(tx, by.repeated, { schema: announcementView }, at, async () => {
      const data = { ...toRow(input), createdBy: by.id, createdAt: at };
      const announcement = await tx.announcement.create({ data });
      const subject = clubSubject(input.title, announcement.id);
      await recordAct(tx, by, "announcement added", subject, at, { after: input });
      return toAnnouncementView(announcement);
    }),
  );
}
