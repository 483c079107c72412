import { useState } from "react";
import { useSearchParams } from "react-router";
import type { MemberView } from "../../shared/members/member-views";
import { paths } from "../paths";
import { Button, ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { PlusIcon } from "../ui/icons";
import { Notice } from "../ui/notice";
import { PageHeading } from "../ui/page-heading";
import { Skeleton } from "../ui/skeleton";
import { SlowNotice } from "../ui/slow-notice";
import { TextField } from "../ui/text-field";
import { AddMemberDialog } from "./add-member-dialog";
import { ApprovedMembers } from "./approved-members";
import { MemberCounts } from "./member-counts";
import { PendingApprovals } from "./pending-approvals";
import { byName, searchMembers } from "./search-members";
import { membersFailure, useMembers } from "./use-members";

/** Who may row, and with how many hours; spec part 2 §2 "Member management". */
export function MemberManagementPage() {
  const [adding, setAdding] = useState(false);
  const members = useMembers();
  // A read without a session answers null: it ended while the screen was open.
  if (members.data === null) return <LoginRequired />;
  return (
    <div className="page-width grid gap-8 py-8 *:min-w-0 sm:py-10">
      <PageHeading
        title="Member Management"
        lead="Approve, look after and find the people of the club."
        actions={
          <Button onClick={() => setAdding(true)}>
            <PlusIcon /> Add New Member
          </Button>
        }
      />
      {members.isLoading && <MembersComing />}
      {members.error && (
        <NotLoaded sentence={membersFailure(members.error)} onRetry={members.refetch} />
      )}
      {members.data && <Members members={members.data} />}
      <AddMemberDialog open={adding} onOpenChange={setAdding} />
    </div>
  );
}

function Members({ members }: { members: readonly MemberView[] }) {
  const [params] = useSearchParams();
  const [search, setSearch] = useState(params.get("search") ?? "");
  const found = searchMembers(members, search);
  const pending = found.filter(({ approvalStatus }) => approvalStatus === "pending");
  const approved = found.filter(({ approvalStatus }) => approvalStatus === "approved");
  return (
    <div className="grid gap-8">
      <MemberCounts members={members} />
      <search>
        <TextField
          label="Search members"
          help="By name or email"
          type="search"
          autoComplete="off"
          className="max-w-md"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </search>
      <PendingApprovals members={pending.sort(longestWaitingFirst)} />
      <ApprovedMembers members={approved.sort(byName)} search={search} />
    </div>
  );
}

function longestWaitingFirst(a: MemberView, b: MemberView): number {
  return a.registrationDate < b.registrationDate ? -1 : 1;
}

function MembersComing() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-11 w-full max-w-md" />
      <Skeleton className="h-64 w-full" />
      <SlowNotice />
    </div>
  );
}

function NotLoaded({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <Notice
      kind="danger"
      title={`Error loading members: ${sentence}`}
      action={
        <Button size="small" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}

function LoginRequired() {
  return (
    <div className="page-width py-10">
      <EmptyState
        level="page"
        title="Login Required"
        action={<ButtonLink to={paths.login}>Go to Login</ButtonLink>}
      >
        Your session has ended. Please log in to see the members.
      </EmptyState>
    </div>
  );
}
