import { useState } from "react";
import type { MemberView } from "../../shared/members/member-views";
import { Button } from "../ui/button";
import { MemberRow } from "./member-row";

const pageSize = 25;

interface ApprovedMembersProps {
  members: readonly MemberView[];
  /** What was searched for; shown when nobody matches. */
  search: string;
}

export function ApprovedMembers({ members, search }: ApprovedMembersProps) {
  const [shown, setShown] = useState(pageSize);
  const hidden = members.length - shown;
  return (
    <section aria-labelledby="approved-members" className="grid gap-3">
      <h2 id="approved-members" className="text-2xl">
        Approved Members
      </h2>
      {members.length === 0 ? (
        <p className="text-ink-soft">
          {search ? `No approved member matches "${search}".` : "No approved members yet."}
        </p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {members.slice(0, shown).map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => setShown(shown + pageSize)}
        >
          Show {Math.min(hidden, pageSize)} more
        </Button>
      )}
    </section>
  );
}
