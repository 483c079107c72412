import { TRPCClientError } from "@trpc/client";
import { trpc } from "../api";

/** All members. The one read that is tried again: 3 times, a second apart (spec part 2 §8). */
export function useMembers() {
  return trpc.admin.members.useQuery(undefined, { retry: 3, retryDelay: 1000 });
}

/** 'Failed to fetch members: 503', or the failure's own words when no answer came at all. */
export function membersFailure(error: { message: string }): string {
  const status = error instanceof TRPCClientError ? error.data?.httpStatus : undefined;
  return status === undefined ? error.message : `Failed to fetch members: ${status}`;
}
