import { useState } from "react";
import { type MemberOrder, memberOrders } from "../../shared/members/member-search";
import { searchMaxLength } from "../../shared/members/member-search-limits";
import { trpc } from "../calls/api";
import { AdminScreen } from "../layout/admin-screen";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { Button } from "../ui/button";
import { SelectField } from "../ui/forms/select-field";
import { TextField } from "../ui/forms/text-field";
import { PlusIcon } from "../ui/icons/icons";
import { AddMemberDialog } from "./add-member-dialog";
import { FoundMembers } from "./found-members";
import { MemberCounts } from "./member-counts";
import { MemberRow } from "./member-row";
import { membersNotLoaded } from "./members-failure";
import { PendingApprovals } from "./pending-approvals";
import type { MemberPages } from "./use-member-search";
import { useMemberSearch } from "./use-member-search";

/** Who may row, and with how many hours. */
export function MemberManagementPage() {
  const [adding, setAdding] = useState(false);
  const counts = useRead(trpc.admin.counts.useQuery());
  const found = useMemberSearch();
  return (
    <AdminScreen
      title="Member Management"
      lead="Approve, look after and find the people of the club."
      actions={
        <Button onClick={() => setAdding(true)}>
          <PlusIcon /> Add New Member
        </Button>
      }
    >
      <Read of={counts} failure="The club's numbers did not load" skeleton="h-20">
        {(numbers) => <MemberCounts counts={numbers} />}
      </Read>
      <search className="grid max-w-2xl xs:grid-cols-[minmax(0,1fr)_10rem] gap-3">
        <TextField
          label="Search members"
          help="By name or email"
          type="search"
          autoComplete="off"
          maxLength={searchMaxLength}
          value={found.search}
          onChange={({ target }) => found.setSearch(target.value)}
        />
        <SelectField
          label="Sort by"
          value={found.order ?? ""}
          onChange={({ target }) => found.setOrder(target.value)}
        >
          <option value="">Name</option>
          {memberOrders.map((order) => (
            <option key={order} value={order}>
              {orderWords[order]}
            </option>
          ))}
        </SelectField>
      </search>
      <PendingApprovals search={found.search} {...found.pending} />
      <ApprovedMembers search={found.search} order={found.order} {...found.approved} />
      <AddMemberDialog open={adding} onOpenChange={setAdding} />
    </AdminScreen>
  );
}

const orderWords: Record<MemberOrder, string> = {
  "fewest-hours": "Fewest hours",
  "most-hours": "Most hours",
  newest: "Joined last",
};

/** The approved members by last name, or in the order that was chosen. */
function ApprovedMembers(pages: MemberPages) {
  return (
    <FoundMembers
      {...pages}
      standing="approved"
      title="Approved Members"
      failure={membersNotLoaded}
      what="members"
      nobody={(search) =>
        search ? `No approved member matches "${search}".` : "No approved members yet."
      }
      row={(member) => <MemberRow key={member.id} member={member} />}
      skeleton="h-64"
    />
  );
}
