import { useClub } from "../clock/club-clock";
import { ClubNotice } from "../layout/club-notice";

/** What the club tells everybody today, above all else; it comes with the club's own facts. */
export function AnnouncementsForAll() {
  const announcements = useClub()?.announcements ?? [];
  if (announcements.length === 0) return null;
  return (
    <section aria-label="Announcements" className="page-width grid gap-3 py-4">
      {announcements.map(({ id, title, text }) => (
        <ClubNotice key={id} title={title} text={text} />
      ))}
    </section>
  );
}
