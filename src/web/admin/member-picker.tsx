import { type Ref, useEffect, useRef, useState } from "react";
import { formatHours } from "../../shared/hours/quarters";
import { fullName } from "../../shared/members/full-name";
import { searchMaxLength } from "../../shared/members/member-search-limits";
import type { MemberView } from "../../shared/members/member-views";
import { trpc } from "../calls/api";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { MemberBadges } from "../members/member-badges";
import { membersNotLoaded } from "../members/members-failure";
import { membersRetry } from "../members/members-retry";
import { Button } from "../ui/button";
import { TextField } from "../ui/forms/text-field";
import { useDebounced } from "../ui/hooks/use-debounced";

const shown = 6;

interface MemberPickerProps {
  chosen: MemberView | null;
  error: string | undefined;
  /** Takes the focus when nobody is chosen yet. */
  inputRef: Ref<HTMLInputElement>;
  onChoose: (member: MemberView | null) => void;
}

/** Finds one approved member among thousands by name or email. */
export function MemberPicker({ chosen, error, inputRef, onChoose }: MemberPickerProps) {
  const [search, setSearch] = useState("");
  if (chosen) return <Chosen member={chosen} onChange={() => onChoose(null)} />;
  return (
    <div className="grid gap-2">
      <TextField
        ref={inputRef}
        label="Member"
        help="Search by name or email"
        type="search"
        autoComplete="off"
        maxLength={searchMaxLength}
        value={search}
        error={error}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Found search={search} onChoose={onChoose} />
    </div>
  );
}

interface FoundProps {
  search: string;
  onChoose: (member: MemberView) => void;
}

function Found({ search, onChoose }: FoundProps) {
  const settled = useDebounced(search.trim());
  const found = useRead(
    trpc.admin.searchMembers.useQuery(
      { search: settled, standing: "approved" },
      { ...membersRetry, enabled: settled !== "" },
    ),
  );
  if (settled === "") return null;
  return (
    <Read of={found} failure={membersNotLoaded} skeleton="h-11">
      {(data) => <Matches search={settled} {...data} onChoose={onChoose} />}
    </Read>
  );
}

interface MatchesProps extends FoundProps {
  members: MemberView[];
  total: number;
}

function Matches({ search, members, total, onChoose }: MatchesProps) {
  const more = total - shown;
  return (
    <div aria-live="polite" className="grid gap-1 text-sm">
      {total === 0 && <p className="text-ink-soft">No approved member matches "{search}".</p>}
      <ul className="grid gap-1">
        {members.slice(0, shown).map((member) => (
          <li key={member.id}>
            <button
              type="button"
              onClick={() => onChoose(member)}
              className="flex min-h-11 w-full flex-wrap items-center gap-x-3 rounded-md border border-line bg-surface px-3 py-1.5 text-left hover:bg-tide-soft"
            >
              <span className="font-semibold">{fullName(member)}</span>
              <MemberBadges member={member} />
              <span className="min-w-0 break-words text-ink-soft">{member.email}</span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="text-ink-soft">{more.toLocaleString("en-CA")} more match. Keep typing.</p>
      )}
    </div>
  );
}

function Chosen({ member, onChange }: { member: MemberView; onChange: () => void }) {
  const change = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, so the focus goes to what took its place.
  useEffect(() => change.current?.focus(), []);
  return (
    <div className="flex items-center justify-between gap-3 rounded-md border border-tide bg-tide-soft px-3 py-2">
      <p className="min-w-0 break-words">
        <span className="text-ink-soft text-sm">Member</span>
        <br />
        <span className="font-semibold">{fullName(member)}</span>{" "}
        <span className="text-sm tabular-nums">· {formatHours(member.hoursRemaining)}</span>
      </p>
      <Button ref={change} size="small" variant="secondary" onClick={onChange}>
        Change <span className="sr-only">member</span>
      </Button>
    </div>
  );
}
