import { type Query, useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../calls/api";

/** Drops everything that was read on a member's behalf; the club's own settings may stay. */
export function useForgetMember(): () => void {
  const queryClient = useQueryClient();
  return () => {
    queryClient.setQueryData(getQueryKey(trpc.auth.me, undefined, "query"), null);
    queryClient.removeQueries({ predicate: isAMembers });
  };
}

/** Before a new member's first screen: whatever the last visitor read must not show up in it. */
export function useReadAfresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  const api = trpc.useUtils();
  return async () => {
    queryClient.removeQueries({ predicate: isAMembers });
    await api.auth.me.invalidate();
  };
}

function isAMembers({ queryKey: [path] }: Query): boolean {
  const kept = [trpc.admin.club, trpc.auth.me].map((read) => String(getQueryKey(read)[0]));
  return !kept.includes(String(path));
}
