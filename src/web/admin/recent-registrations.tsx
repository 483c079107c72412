import { formatDate } from "../../shared/time/club-dates";
import { useClubStamp } from "../clock/use-club-stamp";
import { Read } from "../layout/read";
import { panelList } from "../ui/panel";
import { FoldingPanel } from "./folding-panel";
import { MemberLine } from "./member-line";
import { useMembersPage } from "./use-members-page";

const shown = 5;

/** The members who joined last. */
export function RecentRegistrations() {
  return (
    <FoldingPanel title="Recent Registrations">
      <LatestMembers />
    </FoldingPanel>
  );
}

function LatestMembers() {
  const stamp = useClubStamp();
  const read = useMembersPage(1);
  return (
    <Read of={read} failure="The latest registrations did not load" skeleton="h-72">
      {({ members }) => (
        <ul className={panelList}>
          {members.slice(0, shown).map((member) => (
            <MemberLine
              key={member.id}
              member={member}
              about={`${formatDate(stamp(member.registrationDate).date, "MMM d, yyyy")} · ${member.email}`}
            />
          ))}
        </ul>
      )}
    </Read>
  );
}
