import { useInfiniteQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import type { MailState } from "../../shared/notifications/outbox-schemas";
import { trpc } from "../api";

/** The delivery log of one state or all, page after page; `ended` when the session is gone. */
export function useOutbox(state: MailState | undefined) {
  const { client } = trpc.useUtils();
  const read = useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.admin.outbox), "pages", state],
    queryFn: ({ pageParam }) => client.admin.outbox.query({ state, before: pageParam }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page?.more ? page.messages.at(-1)?.id : undefined),
    // What went out a moment ago belongs in it.
    staleTime: 0,
  });
  const pages = read.data?.pages ?? [];
  return {
    ...read,
    messages: pages.flatMap((page) => page?.messages ?? []),
    ended: pages.some((page) => page === null),
  };
}
