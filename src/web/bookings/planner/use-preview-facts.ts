import { useMemo } from "react";
import type { BoatView } from "../../../shared/boats/boat-schemas";
import type { BookingToMove } from "../../../shared/bookings/moving-rules";
import type { MemberView } from "../../../shared/members/member-views";
import type { PreviewFacts } from "../../../shared/slots/booking-preview";
import { withoutBooking } from "../../../shared/slots/without-booking";
import { useBoatDiary } from "../../boats/use-boat-diary";
import { trpc } from "../../calls/api";
import { useProfile } from "../../clock/use-profile";
import { useOwnOffers } from "../history/use-own-offers";

/** What the club's rules are asked with about a boat and its rower, before anything is sent. */
export function usePreviewFacts(
  { id, available, category }: BoatView,
  member: MemberView,
  moved: BookingToMove | null = null,
) {
  const { diary: everyones, loading } = useBoatDiary({ id, available });
  const { diary, offered } = useOwnOffers(id, everyones);
  const own = trpc.bookings.mine.useQuery();
  const gates = trpc.boats.gates.useQuery({ id });
  const profile = useProfile();
  const { hoursRemaining } = member;
  const facts = useMemo<PreviewFacts>(() => {
    const all = {
      boat: { id, category },
      diary,
      hoursRemaining,
      gates: gates.data ?? undefined,
      ownOutings: (own.data ?? []).filter(({ status }) => status === "confirmed"),
      profile,
    };
    return moved ? withoutBooking(all, moved) : all;
  }, [id, category, diary, hoursRemaining, own.data, gates.data, moved, profile]);
  return {
    facts,
    /** what of this boat is held for the member */
    offered,
    /** the boat's diary is not in yet */
    loading,
    /** some of it is not in yet */
    incomplete: loading || own.isLoading || gates.isLoading,
  };
}
