import { type RefObject, useEffect, useRef } from "react";
import { membersPerPage } from "../../shared/members/member-search";
import { Read } from "../layout/read";
import { dataOf } from "../layout/use-read";
import { Pager } from "../ui/pager";
import { useFocusHeir } from "../ui/use-focus-heir";
import { MemberRow } from "./member-row";
import { membersNotLoaded } from "./members-failure";
import { type MemberPages, useFoundMembers } from "./use-member-search";

/** One page of the approved members by last name or as chosen; the whole list may be thousands long. */
export function ApprovedMembers({ search, order, page, pageTo }: MemberPages) {
  const read = useFoundMembers("approved", { search, order, page });
  const heading = useFocusHeir<HTMLHeadingElement>(dataOf(read)?.members.length ?? 0);
  useFromItsTop(heading, page, search);
  return (
    <section aria-labelledby="approved-members" className="grid gap-3">
      <h2
        id="approved-members"
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-20 text-2xl outline-none"
      >
        Approved Members
      </h2>
      <Read of={read} failure={membersNotLoaded} skeleton="h-64">
        {({ members, total }) => (
          <>
            {total === 0 && (
              <p className="text-ink-soft">
                {search ? `No approved member matches "${search}".` : "No approved members yet."}
              </p>
            )}
            {members.length > 0 && (
              <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
                {members.map((member) => (
                  <MemberRow key={member.id} member={member} />
                ))}
              </ul>
            )}
            <Pager
              what="members"
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
