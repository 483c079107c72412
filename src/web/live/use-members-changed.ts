import { trpc } from "../api";

/** After a change to a member: whatever is on screen about members and hours is read again. */
export function useMembersChanged(): () => Promise<unknown> {
  const api = trpc.useUtils();
  return () => Promise.all([api.admin.invalidate(), api.auth.me.invalidate()]);
}
