import { FoundMembers } from "./found-members";
import { MemberRow } from "./member-row";
import type { MemberPages } from "./use-member-search";

/** The approved members by last name, or in the order that was chosen. */
export function ApprovedMembers(pages: MemberPages) {
  return (
    <FoundMembers
      {...pages}
      standing="approved"
      title="Approved Members"
      what="members"
      nobody={(search) =>
        search ? `No approved member matches "${search}".` : "No approved members yet."
      }
      row={(member) => <MemberRow key={member.id} member={member} />}
      skeleton="h-64"
    />
  );
}
