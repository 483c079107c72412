import { useInfiniteQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import type { AuditFilter } from "../../shared/audit/audit-schemas";
import { trpc } from "../calls/api";
import { usePages } from "../layout/use-pages";

/** The trail as it is filtered, page after page. */
export function useAuditTrail(filter: Omit<AuditFilter, "before">) {
  const { client } = trpc.useUtils();
  const query = useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.admin.audit), "pages", filter],
    queryFn: ({ pageParam }) => client.admin.audit.query({ ...filter, before: pageParam }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page?.more ? page.entries.at(-1)?.id : undefined),
    // What happened a moment ago belongs in it.
    staleTime: 0,
  });
  return usePages(query, ({ entries }) => entries);
}
