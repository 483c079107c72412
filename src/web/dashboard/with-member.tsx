import type { ReactNode } from "react";
import type { MemberView } from "../../shared/members/member-views";
import { trpc } from "../calls/api";
import { MemberDataFailure } from "../layout/member-data-failure";
import { useRead } from "../layout/use-read";
import { useSignedIn } from "../signed-in";
import { lazyPart } from "../ui/loading/lazy-part";
import { SlowNotice } from "../ui/loading/slow-notice";

// The club has just answered, so it can be fetched.
const AuthenticationRequired = lazyPart(
  async () => (await import("../layout/authentication-required")).AuthenticationRequired,
);

/** Hands a dashboard its member, or says why there is none. */
export function WithMember({ children }: { children: (member: MemberView) => ReactNode }) {
  const { member, isAuthenticated, loading } = useSignedIn();
  const api = trpc.useUtils();
  const me = trpc.auth.me.useQuery();
  const mine = useRead(trpc.bookings.mine.useQuery(undefined, { enabled: isAuthenticated }));
  const retry = () => Promise.all([api.auth.me.invalidate(), api.bookings.invalidate()]);

  if (loading) return <SlowNotice />;
  if (member === null && me.isError) {
    return <MemberDataFailure sentence="Unable to load member data. Please log in again." />;
  }
  // A read that was refused knows of the end of the session before the session itself is asked.
  if (member === null || mine.face === "ended") return <AuthenticationRequired onRetry={retry} />;
  if (!member.firstName || !member.email) {
    return <MemberDataFailure sentence="Invalid member data. Please contact support." />;
  }
  return children(member);
}
