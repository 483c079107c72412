import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../api";

/**
 * One page of the approved members by name, or of everybody, the latest registration first. Members
 * are the one read that is tried again: 3 times, a second apart (spec part 2 §8).
 */
export function useMembersPage(page: number, standing?: "approved") {
  return trpc.admin.searchMembers.useQuery(
    { page, ...(standing && { standing }) },
    { retry: 3, retryDelay: 1000, placeholderData: keepPreviousData },
  );
}
