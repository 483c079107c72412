import { ClubTiles } from "./club-tiles";
import { MembersArea } from "./members-area";
import { QuickLinks } from "./quick-links";
import { QuickMemberSearch } from "./quick-member-search";

/** The foot of the admins' home: who the members are, and how many of everything there is. */
export function MembersAndNumbers() {
  return (
    <div className="grid *:min-w-0 lg:gap-8">
      <MembersArea />
      <div className="grid items-start *:min-w-0 lg:grid-cols-2 lg:gap-8">
        <QuickMemberSearch />
        <QuickLinks />
      </div>
      <ClubTiles />
    </div>
  );
}
