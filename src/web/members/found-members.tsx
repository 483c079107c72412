import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { FoundMember } from "../../shared/members/member-search";
import { membersPerPage } from "../../shared/members/member-search-limits";
import { Read } from "../layout/read";
import { dataOf } from "../layout/use-read";
import { useFocusAfterRemoval } from "../ui/hooks/use-focus-after-removal";
import { Pager } from "../ui/pager";
import { type MemberPages, useFoundMembers } from "./use-member-search";

interface FoundMembersProps extends MemberPages {
  standing: "pending" | "approved";
  title: string;
  /** what is said where it did not load */
  failure: string | ((error: { message: string }) => string);
  /** What one page turns through, for the pager. */
  what: string;
  /** The sentence for a list without anybody. */
  nobody: (search: string) => string;
  row: (member: FoundMember) => ReactNode;
  /** How tall the list is likely to be. */
  skeleton: string;
  edge?: string;
}

/** One page of the members of a standing; the whole list may be thousands long. */
export function FoundMembers(props: FoundMembersProps) {
  const { standing, title, failure, what, nobody, row, skeleton, edge = "border-line" } = props;
  const { search, order, page, pageTo } = props;
  const read = useFoundMembers(standing, { search, order, page });
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(dataOf(read)?.members.length ?? 0);
  useFromItsTop(heading, page, search);
  const id = `${standing}-members`;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} ref={heading} tabIndex={-1} className="scroll-mt-20 text-2xl outline-none">
        {title}
      </h2>
      <Read of={read} failure={failure} skeleton={skeleton}>
        {({ members, total }) => (
          <>
            {total === 0 && <p className="text-ink-soft">{nobody(search)}</p>}
            {members.length > 0 && (
              <ul
                className={`divide-y divide-line overflow-hidden rounded-lg border bg-surface ${edge}`}
              >
                {members.map(row)}
              </ul>
            )}
            <Pager
              what={what}
              page={page}
              pageSize={membersPerPage}
              total={total}
              pageTo={pageTo}
            />
          </>
        )}
      </Read>
    </section>
  );
}

/** Another page of the same search starts at the head of the list, with the focus there. */
function useFromItsTop(heading: RefObject<HTMLElement | null>, page: number, search: string) {
  const shown = useRef({ page, search });
  useEffect(() => {
    const turned = shown.current.page !== page && shown.current.search === search;
    shown.current = { page, search };
    if (turned) heading.current?.focus();
  }, [heading, page, search]);
}
