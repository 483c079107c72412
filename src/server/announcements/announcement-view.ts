import {
  type AnnouncementInput,
  announcementView,
} from "../../shared/announcements/announcement-schemas";
import { fromDay, toDay } from "../../shared/time/club-dates";
import type { Announcement } from "../generated/prisma/client";

/** An announcement as everybody reads it. */
export const toAnnouncementView = ({ from, until, ...announcement }: Announcement) =>
  announcementView.parse({ ...announcement, from: fromDay(from), until: fromDay(until) });

/** An announcement as the database keeps it. */
export const toRow = ({ title, text, from, until, audience, mail }: AnnouncementInput) => ({
  title,
  text,
  audience,
  mail,
  from: toDay(from),
  until: toDay(until),
});
