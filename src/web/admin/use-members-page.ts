import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../calls/api";
import { useRead } from "../layout/use-read";
import { membersRetry } from "../members/members-retry";

/** One page of the approved members by name, or of everybody, the latest registration first. */
export function useMembersPage(page: number, standing?: "approved") {
  return useRead(
    trpc.admin.searchMembers.useQuery(
      { page, ...(standing && { standing }) },
      { ...membersRetry, placeholderData: keepPreviousData },
    ),
  );
}
