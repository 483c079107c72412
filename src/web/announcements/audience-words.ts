import type { Audience } from "../../shared/announcements/audiences";

/** Whom an announcement reaches, as staff read it. */
export const audienceWords: Record<Audience, string> = {
  everybody: "Everybody, on the front page too",
  members: "Members",
  staff: "Managers and admins",
};
