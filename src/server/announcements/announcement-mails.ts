import type { AnnouncementView } from "../../shared/announcements/announcement-schemas";
import type { Mail } from "../mail/mail";
import { greeting, withoutPlaces } from "../mail/plain-words";

/** What staff tell the club, in their words; its addresses stay whole, because staff wrote them. */
export const announcementMail = (
  member: { id: number; firstName: string },
  { id, title, text }: Pick<AnnouncementView, "id" | "title" | "text">,
): Mail => ({
  kind: "announcement",
  onceKey: `announcement ${id} to ${member.id}`,
  subject: withoutPlaces(title),
  text: [greeting(member), withoutPlaces(text)].join("\n\n"),
});
