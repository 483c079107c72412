import type { AvailabilityView } from "../../../shared/boats/boat-schemas";
import { blockOn, isBlockedOn } from "../../../shared/bookings/day-slots";
import { lastBookableDate } from "../../../shared/profile/booking-horizon";
import type { ClubProfile } from "../../../shared/profile/club-profile";
import { hoursOn } from "../../../shared/profile/day-hours";
import { addDays, type ClubDate, formatDate } from "../../../shared/time/club-dates";
import { useProfile } from "../../clock/use-profile";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";

interface BlockedNoticeProps {
  date: ClubDate;
  today: ClubDate;
  availability: AvailabilityView;
  onDate: (date: ClubDate) => void;
}

/** Why a boat cannot be had on a day, until when, and one press to the next day on which it can. */
export function BlockedNotice({ date, today, availability, onDate }: BlockedNoticeProps) {
  const profile = useProfile();
  const block = blockOn(date, availability);
  if (!block) return null;
  const open = nextOpenDay(date, { today, availability }, profile);
  const until = block.endDate === date ? "" : ` until ${day(block.endDate)}`;
  return (
    <Notice
      kind="careful"
      title={`This boat is blocked on that day${until}`}
      action={
        open && (
          <Button variant="secondary" onClick={() => onDate(open)}>
            Go to {day(open)}
          </Button>
        )
      }
    >
      {block.reason}
    </Notice>
  );
}

function nextOpenDay(
  date: ClubDate,
  { today, availability }: Pick<BlockedNoticeProps, "today" | "availability">,
  profile: ClubProfile,
) {
  const last = lastBookableDate(today, "member", profile);
  for (let later = addDays(date, 1); later <= last; later = addDays(later, 1)) {
    if (hoursOn(later, profile) && !isBlockedOn(later, availability)) return later;
  }
  return null;
}

const day = (date: ClubDate) => formatDate(date, "EEE, MMM d");
