import { navigate } from "wouter/use-browser-location";
import { isUnlimited } from "../../shared/hours/quarters";
import type { WaitlistEntryView } from "../../shared/waitlist/waitlist-schemas";
import { trpc } from "../calls/api";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { currentBookingsPath, paths } from "../paths";
import { useSignedIn } from "../signed-in";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { PageHeading } from "../ui/page-heading";
import { HeldForYou, MyWaitlistEntries } from "./waitlist-parts";

/** Where the mail of an offer leads: what is held for a member, and what they wait for. */
export function WaitlistPage() {
  const read = useRead(trpc.bookings.wishes.useQuery());
  return (
    <div className="page-width grid gap-8 py-8 *:min-w-0 sm:py-10">
      <PageHeading title="Waitlist" lead="What comes free is held for whoever waits for it." />
      <Read of={read} failure="Your waitlist did not load" skeleton="h-48">
        {(entries) => <Waiting entries={entries.filter(({ status }) => status !== "ended")} />}
      </Read>
    </div>
  );
}

function Waiting({ entries }: { entries: readonly WaitlistEntryView[] }) {
  const { member } = useSignedIn();
  if (entries.length === 0) {
    return (
      <EmptyState
        level="section"
        title="You are not waiting for anything"
        action={<ButtonLink to={paths.boats}>See the boats</ButtonLink>}
      >
        On a boat's day, press a time that is taken, and you are told when it frees up.
      </EmptyState>
    );
  }
  return (
    <>
      <HeldForYou
        entries={entries}
        unlimited={isUnlimited(member?.hoursRemaining ?? 0)}
        onBooked={() => navigate(currentBookingsPath)}
      />
      <MyWaitlistEntries entries={entries} />
    </>
  );
}
