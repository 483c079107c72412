import type { MemberView } from "../shared/members/member-views";
import { isApproved, roleOf } from "../shared/members/role";
import { trpc } from "./calls/api";

/**
 * Who is signed in. A pending member has a `member`, but `isAuthenticated` stays false until the
 * club approves them (rules, Standing).
 */
export function useSignedIn() {
  const me = trpc.auth.me.useQuery();
  const api = trpc.useUtils();
  const member: MemberView | null = me.data?.member ?? null;
  const role = roleOf(member);
  return {
    isAuthenticated: isApproved(role),
    member,
    subscription: me.data?.subscription ?? null,
    /** what the club has cleared them for; ended ones too */
    clearances: me.data?.clearances ?? [],
    // A check that failed leaves a visitor; asking again must not take their screen away.
    loading: me.isLoading && me.errorUpdateCount === 0,
    role,
    /** Asks the server again; settles when the answer is in. */
    refresh: () => api.auth.me.invalidate(),
  };
}
