import { useMemo } from "react";
import type { AdminBookingView, MemberBookingView } from "../../../shared/bookings/booking-schemas";
import type { BookingToMove } from "../../../shared/bookings/moving-rules";
import { refuseMoving } from "../../../shared/bookings/moving-rules";
import { trpc } from "../../calls/api";
import { useClubClock } from "../../clock/club-clock";
import { useSignedIn } from "../../signed-in";
import { useInAddress } from "../../ui/hooks/use-in-address";

/** The booking that the booking page is to move, with its words. */
export interface MovedBooking extends BookingToMove {
  id: number;
  reference: string;
  boatName: string;
  /** whose it is, where an admin moves it for them */
  memberName?: string;
}

/**
 * The booking that the address names by `move`, while it can be moved: one's own, or for an admin
 * anybody's. Undefined where none is named, null where it cannot be, or not any more.
 */
export function useMovedBooking(): { coming: boolean; booking: MovedBooking | null | undefined } {
  const named = useInAddress("move") || null;
  const now = useClubClock();
  const mine = trpc.bookings.mine.useQuery(undefined, { enabled: named !== null });
  const boats = trpc.boats.list.useQuery(undefined, { enabled: named !== null });
  const own = mine.data?.find(({ id, role }) => role === "rower" && String(id) === named);
  const others = useOthersBooking(Number(named), mine.data !== undefined && !own);
  const found = own ?? others.booking;
  const boat = boats.data?.find(({ id }) => id === found?.boatId);
  const booking = useMemo(() => {
    // A boat that is no longer shown cannot be stayed in, so it is only priced.
    const category = boat?.category ?? "single";
    return found && { ...("boatName" in found ? found : ownWords(found)), category };
  }, [found, boat]);
  if (named === null) return { coming: false, booking: undefined };
  const coming = mine.isLoading || boats.isLoading || others.coming;
  const movable = found && !refuseMoving(found, now);
  return { coming, booking: booking && movable ? booking : null };
}

const ownWords = (booking: MemberBookingView) => ({ ...booking, boatName: booking.boat.name });

/** Somebody else's booking, with what its rower may spend, as admins read them. */
function useOthersBooking(id: number, wanted: boolean) {
  const { role } = useSignedIn();
  const enabled = wanted && role === "admin" && id > 0;
  const read = trpc.admin.booking.useQuery({ id }, { enabled, retry: false });
  const memberId = read.data?.memberId ?? 0;
  const rower = trpc.admin.member.useQuery({ id: memberId }, { enabled: memberId > 0 });
  const booking = useMemo(() => {
    if (!read.data || !rower.data) return undefined;
    const outings = rower.data.bookings.filter(({ status }) => status === "confirmed");
    const { hoursRemaining } = rower.data.member;
    return {
      ...read.data,
      ...placeOf(read.data),
      rower: { hoursRemaining, ownOutings: outings.map(placeOf) },
    };
  }, [read.data, rower.data]);
  return { coming: read.isLoading || rower.isLoading, booking };
}

const placeOf = ({ boatId, date, time, duration }: AdminBookingView) => ({
  boatId,
  bookingDate: date,
  startTime: time,
  duration,
});
