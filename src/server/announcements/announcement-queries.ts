import type { AnnouncementView } from "../../shared/announcements/announcement-schemas";
import { audiencesOf } from "../../shared/announcements/audiences";
import { Refusal } from "../../shared/refusals";
import { type ClubDate, toDay } from "../../shared/time/club-dates";
import type { Db } from "../database/open-database";
import type { Actor } from "../people/actor";
import { toAnnouncementView } from "./announcement-view";

/** Every announcement, for staff, the latest first. */
export async function listAnnouncements(db: Db): Promise<AnnouncementView[]> {
  const announcements = await db.announcement.findMany({ orderBy: latestFirst });
  return announcements.map(toAnnouncementView);
}

/** What is shown to somebody today: for them, and not put away. The latest first. */
export async function listRunning(
  db: Db,
  { id, role }: Actor,
  today: ClubDate,
): Promise<AnnouncementView[]> {
  const announcements = await db.announcement.findMany({
    where: {
      from: { lte: toDay(today) },
      until: { gte: toDay(today) },
      audience: { in: audiencesOf(role) },
      ...(id !== null && { dismissals: { none: { memberId: id } } }),
    },
    orderBy: latestFirst,
  });
  return announcements.map(toAnnouncementView);
}

const latestFirst = [{ from: "desc" as const }, { id: "desc" as const }];

/** One announcement. Refuses ANNOUNCEMENT_NOT_FOUND. */
export async function getAnnouncement(db: Db, id: number): Promise<AnnouncementView> {
  const announcement = await db.announcement.findUnique({ where: { id } });
  if (!announcement) throw new Refusal("ANNOUNCEMENT_NOT_FOUND");
  return toAnnouncementView(announcement);
}
