import { toMinutes } from "../time/clock-times";
import type { ClubDate } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";

/** Nobody is woken: what was written ahead is mailed on the morning of its first day. */
const mailedFrom = "07:00";

interface MailedAnnouncement {
  from: ClubDate;
  until: ClubDate;
  mail: boolean;
  /** the club day on which it was written */
  writtenOn: ClubDate;
}

/** Whether an announcement is to be mailed by now; what staff write for today goes at once. */
export function isMailDue(
  { from, until, mail, writtenOn }: MailedAnnouncement,
  { today, minutes }: ClubTime,
): boolean {
  if (!mail || today < from || today > until) return false;
  return today > from || writtenOn >= from || minutes >= toMinutes(mailedFrom);
}
