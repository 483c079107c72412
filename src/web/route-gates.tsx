import { type ReactNode, useState } from "react";
import { Navigate, useLocation, useParams, useSearchParams } from "react-router";
import type { Standing } from "../shared/members/standing";
import { lazyScreen } from "./lazy-screen";
import { Live } from "./live/live";
import { bookingPath } from "./paths";
import { useSession } from "./session";

const AccessDeniedPage = lazyScreen(
  () => import("./layout/access-denied-page"),
  "AccessDeniedPage",
);
const NotFoundPage = lazyScreen(() => import("./layout/not-found-page"), "NotFoundPage");

interface GateProps {
  these: Standing[];
  otherwise: ReactNode;
  children: ReactNode;
}

/** Shows `children` to the standings named and `otherwise` to everyone else. */
export function For({ these, otherwise, children }: GateProps) {
  const { standing } = useSession();
  return these.includes(standing) ? children : otherwise;
}

/**
 * Like `For`, but a screen that was once opened stays when the session ends, because then it is
 * the screen that says so (readings "Who is signed in").
 */
export function ForAndStay(props: GateProps) {
  const { pathname } = useLocation();
  return <Opened key={pathname} {...props} />;
}

function Opened({ these, otherwise, children }: GateProps) {
  const { standing } = useSession();
  const allowed = these.includes(standing);
  const [opened, setOpened] = useState(allowed);
  if (allowed && !opened) setOpened(true);
  return allowed || (opened && standing === "visitor") ? children : otherwise;
}

/**
 * Screens of the staff, which keep themselves true. A visitor is told there is no such page, a
 * member that it is not theirs.
 */
export function StaffOnly({ these, children }: { these: Standing[]; children: ReactNode }) {
  return (
    <For
      these={["visitor"]}
      otherwise={
        <For these={these} otherwise={<AccessDeniedPage />}>
          <Live>{children}</Live>
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
