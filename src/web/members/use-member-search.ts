import { keepPreviousData } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { type MemberOrder, memberOrders } from "../../shared/members/member-search";
import { searchMaxLength } from "../../shared/members/member-search-limits";
import { trpc } from "../calls/api";
import { useRead } from "../layout/use-read";
import { useDebounced } from "../ui/hooks/use-debounced";
import { membersRetry } from "./members-retry";

/** What is looked for, and the pages of the answers: all of it lives in the address. */
export function useMemberSearch() {
  const [params, setParams] = useSearchParams();
  const pageTo = (key: "page" | "waiting") => (page: number) => {
    const next = new URLSearchParams(params);
    next.set(key, `${page}`);
    return `?${next}`;
  };
  const search = params.get("search") ?? "";
  const order = memberOrders.find((one) => one === params.get("order"));
  /** Another search or order begins at its first page. */
  const begin = (search: string, order: string | undefined) =>
    setParams({ ...(search && { search }), ...(order && { order }) }, { replace: true });
  return {
    search,
    setSearch: (text: string) => begin(text, order),
    order,
    setOrder: (chosen: string) => begin(search, chosen),
    approved: { page: readPage(params.get("page")), pageTo: pageTo("page") },
    pending: { page: readPage(params.get("waiting")), pageTo: pageTo("waiting") },
  };
}

export interface MemberPages {
  search: string;
  order?: MemberOrder | undefined;
  page: number;
  pageTo: (page: number) => string;
}

const readPage = (text: string | null): number =>
  /^[1-9]\d{0,4}$/.test(text ?? "") ? Number(text) : 1;

/** One page of the members who match. */
export function useFoundMembers(
  standing: "pending" | "approved",
  { search, order, page }: Omit<MemberPages, "pageTo">,
) {
  const settled = useDebounced(search.trim());
  return useRead(
    trpc.admin.searchMembers.useQuery(
      { search: settled.slice(0, searchMaxLength), standing, order, page },
      { ...membersRetry, placeholderData: keepPreviousData },
    ),
  );
}
