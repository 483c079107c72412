import { useMemo } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import type { PreviewFacts } from "../../shared/bookings/booking-preview";
import type { MemberView } from "../../shared/members/member-views";
import { trpc } from "../api";
import { useBoatDiary } from "../boats/use-boat-diary";

/** What the club's rules are asked with about a boat and its rower, before anything is sent. */
export function usePreviewFacts({ id, available, category }: BoatView, member: MemberView) {
  const { diary, loading } = useBoatDiary({ id, available });
  const own = trpc.bookings.mine.useQuery();
  const gates = trpc.boats.gates.useQuery({ id });
  const { hoursRemaining } = member;
  const facts = useMemo<PreviewFacts>(
    () => ({
      category,
      diary,
      hoursRemaining,
      gates: gates.data ?? undefined,
      ownOutings: (own.data ?? []).filter(({ status }) => status === "confirmed"),
    }),
    [category, diary, hoursRemaining, own.data, gates.data],
  );
  return {
    facts,
    /** the boat's diary is not in yet */
    loading,
    /** some of it is not in yet */
    incomplete: loading || own.isLoading || gates.isLoading,
  };
}
