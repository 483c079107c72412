import { useState } from "react";
import type { MemberView } from "../../shared/members/member-views";
import { isPaused } from "../../shared/members/role";
import { CurrentBookings, NothingBooked } from "../bookings/history/current-bookings-list";
import { dataOf } from "../layout/use-read";
import { useFocusAfterRemoval } from "../ui/hooks/use-focus-after-removal";
import { NextOuting } from "./next-outing";
import { NothingForNow } from "./nothing-for-now";
import { SuggestedOutings } from "./suggested-outings";
import type { DashboardReads } from "./use-dashboard-reads";
import type { MyOutings } from "./use-my-outings";

interface FirstOutingProps {
  member: MemberView;
  reads: DashboardReads;
  outings: MyOutings;
}

/** The outing that comes first, or what could be the next. */
export function FirstOuting({ member, reads, outings }: FirstOutingProps) {
  const { first, later } = outings;
  const [booked, setBooked] = useState<number | null>(null);
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(later.length + (first ? 1 : 0));
  const suggestions = dataOf(reads.suggested) ?? [];
  const nothing = () => {
    if (isPaused(member)) return <NothingForNow />;
    if (suggestions.length === 0) return <NothingBooked />;
    return (
      <SuggestedOutings
        suggestions={suggestions}
        hoursRemaining={member.hoursRemaining}
        onBooked={setBooked}
      />
    );
  };
  return (
    <section aria-labelledby="my-current-bookings">
      <h2
        id="my-current-bookings"
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-24 pb-1 font-sans font-semibold text-base tracking-normal"
      >
        My Current Bookings
      </h2>
      <CurrentBookings read={reads.mine}>
        {() =>
          first ? (
            <NextOuting
              booking={first}
              member={member}
              outings={outings}
              justBooked={first.id === booked}
              access={reads.access}
            />
          ) : (
            nothing()
          )
        }
      </CurrentBookings>
    </section>
  );
}
