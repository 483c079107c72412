import type { ReactNode } from "react";
import { Navigate, useParams, useSearchParams } from "react-router";
import type { Standing } from "../shared/members/standing";
import { AccessDeniedPage } from "./layout/access-denied-page";
import { NotFoundPage } from "./layout/not-found-page";
import { bookingPath } from "./paths";
import { useSession } from "./session";

/** Shows `children` to the standings named and `otherwise` to everyone else. */
export function For(props: { these: Standing[]; otherwise: ReactNode; children: ReactNode }) {
  const { standing } = useSession();
  return props.these.includes(standing) ? props.children : props.otherwise;
}

/** Screens of the staff: a visitor is told there is no such page, a member that it is not theirs. */
export function StaffOnly({ these, children }: { these: Standing[]; children: ReactNode }) {
  return (
    <For
      these={["visitor"]}
      otherwise={
        <For these={these} otherwise={<AccessDeniedPage />}>
          {children}
        </For>
      }
    >
      <NotFoundPage />
    </For>
  );
}

/** /booking/{boatId} leads on to /booking-simple/{boatId} and keeps the day (readings). */
export function OldBookingPath() {
  const { boatId = "" } = useParams();
  const [search] = useSearchParams();
  return <Navigate replace to={bookingPath(boatId, search.get("date"))} />;
}
