import { RefusedBookings } from "../bookings/refused-bookings";
import { UnclearedBookings } from "../clearances/uncleared-bookings";
import { ClubClosures } from "../closures/club-closures";
import { WaterOutlook } from "../conditions/water-outlook";
import { ManagerNav } from "../layout/manager-nav";
import { paths } from "../paths";
import { ButtonLink } from "../ui/button";
import { useScrollToHash } from "../ui/hooks/use-scroll-to-hash";
import { PageHeading } from "../ui/page-heading";
import { Panel } from "../ui/panel";
import { AccessCodesPanel } from "./access-codes-panel";
import { BoatManagement } from "./boat-management";
import { CodesSeen } from "./codes-seen";
import { OutNow } from "./glance/out-now";
import { MemberRoster } from "./member-roster";

/** Boat switches, codes and the manager members list; rules, Standing. */
export function ManagerPage() {
  useScrollToHash();
  return (
    <div className="page-width grid gap-5 py-3 *:min-w-0 sm:gap-8 sm:py-8">
      <ManagerNav />
      <PageHeading
        title="Manager Panel"
        lead="The boats and their locks, and how to reach the members."
        actions={
          <ButtonLink to={paths.boatLabels} variant="secondary">
            Print boat labels
          </ButtonLink>
        }
      />
      <OutNow heading="h2" />
      <RefusedBookings frame={Panel} />
      <UnclearedBookings frame={Panel} />
      <CodesSeen />
      <WaterOutlook frame={Panel} />
      <div className="grid items-start gap-8 *:min-w-0 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <div className="grid gap-8 *:min-w-0">
          <div id="boat-management" className="scroll-mt-24">
            <BoatManagement />
          </div>
          <ClubClosures />
          <AccessCodesPanel />
        </div>
        <div id="members" className="scroll-mt-24">
          <MemberRoster />
        </div>
      </div>
    </div>
  );
}
