import type { AnnouncementView } from "../../shared/announcements/announcement-schemas";

/** What the club tells its members, for tests; changed where a test cares. */
export const testAnnouncement = (changes: Partial<AnnouncementView> = {}): AnnouncementView => ({
  id: 4,
  title: "Dock work on Tuesday",
  text: "The north dock is closed until noon.\n\nMore at https://club.example/dock.",
  audience: "members",
  mail: false,
  from: "2026-11-19",
  until: "2026-11-24",
  ...changes,
});
