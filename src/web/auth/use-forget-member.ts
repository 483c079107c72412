import { useQueryClient } from "@tanstack/react-query";
import { trpc } from "../calls/api";
import { isAMembers, meKey } from "../calls/who-is-signed-in";

/** Drops everything that was read on a member's behalf; the club's own settings may stay. */
export function useForgetMember(): () => void {
  const queryClient = useQueryClient();
  return () => {
    queryClient.setQueryData(meKey, null);
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
