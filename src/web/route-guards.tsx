import { type ReactNode, useState } from "react";
import { Redirect, useLocation, useParams, useSearchParams } from "wouter";
import { isCrew, type Role } from "../shared/members/role";
import { LiveFor } from "./live/live";
import { bookingPath } from "./paths";
import { useSignedIn } from "./signed-in";
import { lazyScreen } from "./ui/loading/lazy-screen";

const AccessDeniedPage = lazyScreen(
  () => import("./layout/access-denied-page"),
  "AccessDeniedPage",
);
const NotFoundPage = lazyScreen(() => import("./shell/not-found-page"), "NotFoundPage");
const SessionEndedPage = lazyScreen(
  () => import("./layout/session-ended-page"),
  "SessionEndedPage",
);

// The screen waits for it: whatever came later on top would push all else down.
const OpenIncidents = lazyScreen(() => import("./incidents/open-incidents"), "OpenIncidents");

interface GuardProps {
  these: Role[];
  otherwise: ReactNode;
  children: ReactNode;
}

/** Shows `children` to the roles named and `otherwise` to everyone else. */
export function For({ these, otherwise, children }: GuardProps) {
  const { role } = useSignedIn();
  return these.includes(role) ? children : otherwise;
}

interface StayGateProps extends GuardProps {
  /** Shown once the session has ended; without it, the screen stays and says so itself. */
  ended?: ReactNode;
}

/**
 * Like `For`, but where a screen was once opened and the session then ends, it is said that it
 * ended (rules, Standing).
 */
export function ForAndStay(props: StayGateProps) {
  const [pathname] = useLocation();
  return <Opened key={pathname} {...props} />;
}

function Opened({ these, otherwise, children, ended = children }: StayGateProps) {
  const { role } = useSignedIn();
  const allowed = these.includes(role);
  const [opened, setOpened] = useState(allowed);
  if (allowed && !opened) setOpened(true);
  if (allowed) return children;
  return opened && role === "visitor" ? ended : otherwise;
}

/** For screens without a sentence of their own for a session that ended. */
export function ForAndAskToLogIn(props: GuardProps) {
  return <ForAndStay {...props} ended={<SessionEndedPage />} />;
}

/** Screens of the staff. A visitor is told there is no such page, a member that it is not theirs. */
export function StaffOnly({ these, children }: { these: Role[]; children: ReactNode }) {
  const closed = (
    <For these={["visitor"]} otherwise={<AccessDeniedPage />}>
      <NotFoundPage />
    </For>
  );
  return (
    <ForAndAskToLogIn these={these} otherwise={closed}>
      {children}
    </ForAndAskToLogIn>
  );
}

const staff: Role[] = ["manager", "admin"];

/** Any screen: where staff see it, it keeps itself true, and overdue boats stand on top of it. */
export function StaffWatch({ children }: { children: ReactNode }) {
  const { role } = useSignedIn();
  return (
    <LiveFor these={staff}>
      {isCrew(role) && <OpenIncidents />}
      {children}
    </LiveFor>
  );
}

/** /booking/{boatId} leads on to /booking-simple/{boatId} and keeps what was chosen. */
export function OldBookingPath() {
  const { boatId = "" } = useParams();
  const [search] = useSearchParams();
  return <Redirect replace to={bookingPath(boatId, Object.fromEntries(search))} />;
}
