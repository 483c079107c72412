import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useRead } from "./use-read";

/**
 * The items of a list that comes page after page, as one read, and the way to the next page. A
 * page without a session reads as null, and then the list has ended.
 */
export function usePages<Page, Item>(
  query: UseInfiniteQueryResult<InfiniteData<Page>>,
  itemsOf: (page: NonNullable<Page>) => readonly Item[],
) {
  const ended = query.data?.pages.some((page) => page === null);
  const items = query.data?.pages.flatMap((page) => (page ? itemsOf(page) : []));
  return {
    read: useRead({ ...query, data: ended ? null : items }),
    more: { has: query.hasNextPage, coming: query.isFetchingNextPage, ask: query.fetchNextPage },
  };
}
