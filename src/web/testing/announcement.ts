import type { AnnouncementView } from "../../shared/announcements/announcement-schemas";

/** What the club tells its members, for tests. */
export const testAnnouncement: AnnouncementView = {
  ...{ id: 4, title: "Dock work on Tuesday", audience: "members", mail: false },
  text: "The north dock is closed until noon.\n\nMore at https://club.example/dock.",
  ...{ from: "2026-11-19", until: "2026-11-24" },
};
