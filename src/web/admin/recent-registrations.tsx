import { formatDate } from "../../shared/time/club-dates";
import { Read } from "../layout/read";
import { membersNotLoaded } from "../members/members-failure";
import { Panel, panelList } from "../ui/panel";
import { useClubStamp } from "../use-club-stamp";
import { MemberLine } from "./member-line";
import { useMembersPage } from "./use-members-page";

const shown = 5;

/** The members who joined last. */
export function RecentRegistrations() {
  const stamp = useClubStamp();
  const read = useMembersPage(1);
  return (
    <Panel title="Recent Registrations">
      <Read of={read} failure={membersNotLoaded} skeleton="h-72">
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
    </Panel>
  );
}
