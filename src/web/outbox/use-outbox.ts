import { useInfiniteQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import type { MailState } from "../../shared/notifications/outbox-schemas";
import { trpc } from "../calls/api";
import { usePages } from "../layout/use-pages";

/** The delivery log of one state or all, page after page. */
export function useOutbox(state: MailState | undefined) {
  const { client } = trpc.useUtils();
  const query = useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.admin.outbox), "pages", state],
    queryFn: ({ pageParam }) => client.admin.outbox.query({ state, before: pageParam }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page?.more ? page.messages.at(-1)?.id : undefined),
    // What went out a moment ago belongs in it.
    staleTime: 0,
  });
  return usePages(query, ({ messages }) => messages);
}
