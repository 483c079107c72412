import { z } from "zod";
import type { Role } from "../members/role";

/** What members may choose to do without; everything else goes to everyone it is about. */
export const mailTopics = [
  "bookings",
  "reminders",
  "crew",
  "hours",
  "announcements",
  "registrations",
] as const;
export const mailTopic = z.enum(mailTopics);
export type MailTopic = z.infer<typeof mailTopic>;

/** The choices as people read them. `registrations` is offered to admins alone. */
export const mailTopicWords: Record<MailTopic, { label: string; help: string }> = {
  bookings: {
    label: "My bookings",
    help: "When you book, move or cancel, with the way in and a calendar entry.",
  },
  reminders: {
    label: "Reminders",
    help: "The evening before you row, with the forecast, and before your membership fee ends.",
  },
  crew: { label: "Crew", help: "When somebody asks you aboard, and when they answer you." },
  hours: { label: "My hours", help: "When they run low or are about to expire." },
  announcements: { label: "Announcements", help: "What the club tells its members." },
  registrations: { label: "New registrations", help: "When somebody applies to the club." },
};

/** What a member decides on: all topics, without those for admins unless they are one. */
export const topicsFor = (role: Role): MailTopic[] =>
  mailTopics.filter((topic) => role === "admin" || topic !== "registrations");
