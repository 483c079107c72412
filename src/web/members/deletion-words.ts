import type { z } from "zod";
import { formatHours, isUnlimited } from "../../shared/hours/quarters";
import type { deletionPreviewView } from "../../shared/members/member-search";

type DeletionPreview = z.infer<typeof deletionPreviewView>;

/** What deleting somebody takes: "This cancels 2 future bookings and returns 3.5 hours." */
export function deletionWords({ bookingsAhead, hoursReturned, hoursRemaining }: DeletionPreview) {
  const bookings = `${bookingsAhead} future ${bookingsAhead === 1 ? "booking" : "bookings"}`;
  const ahead =
    bookingsAhead === 0
      ? "They have no future bookings."
      : `This cancels ${bookings} and returns ${formatHours(hoursReturned)}.`;
  const balance = hoursRemaining + hoursReturned;
  if (balance === 0) return ahead;
  return isUnlimited(balance)
    ? `${ahead} Their unlimited membership ends.`
    : `${ahead} Their balance, then ${formatHours(balance)}, is closed.`;
}
