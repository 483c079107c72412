import { formatDate } from "../../shared/time/club-dates";
import { ReadPart } from "../layout/read-part";
import { MembersNotLoaded } from "../members/members-not-loaded";
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
      {read.error ? (
        <MembersNotLoaded error={read.error} onRetry={read.refetch} />
      ) : (
        <ReadPart read={read} failure="The members did not load" skeleton="h-72">
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
        </ReadPart>
      )}
    </Panel>
  );
}
