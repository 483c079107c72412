import { useClub } from "../clock/club-clock";
import { LinkedText } from "../ui/linked-text";

/** What the club tells everybody today, a line each that unfolds; it comes with the club's own facts. */
export function AnnouncementsForAll() {
  const announcements = useClub()?.announcements ?? [];
  if (announcements.length === 0) return null;
  return (
    <section aria-label="Announcements" className="bg-tide-soft">
      {announcements.map(({ id, title, text }) => (
        <details key={id} className="page-width wrap-anywhere">
          <summary className="py-3 font-semibold">{title}</summary>
          <p className="max-w-prose whitespace-pre-line pb-4">
            <LinkedText text={text} />
          </p>
        </details>
      ))}
    </section>
  );
}
