import type { WaitlistEntryView } from "../../shared/waitlist/waitlist-schemas";
import { Read } from "../layout/read";
import type { Reading } from "../layout/use-read";
import { Live } from "../live/live";
import { HeldForYou, MyWaitlistEntries } from "../waitlist/waitlist-parts";

interface OffersOnTopProps {
  read: Reading<WaitlistEntryView[]>;
  unlimited: boolean;
}

/** What is held for a member, above all else: it does not wait long. */
export const OffersOnTop = ({ read, unlimited }: OffersOnTopProps) => (
  <Read of={read} failure="Your waitlist did not load" skeleton="h-0" slow="">
    {(entries) =>
      entries.some(({ offer }) => offer) && <HeldForYou entries={entries} unlimited={unlimited} />
    }
  </Read>
);

/**
 * What they wait for; where that did not load, it is said on top. Whoever waits follows the changes,
 * because an offer does not wait long.
 */
export const WaitlistBelow = ({ read }: Pick<OffersOnTopProps, "read">) =>
  read.face === "here" &&
  read.data.some(({ status }) => status !== "ended") && (
    <Live>
      <MyWaitlistEntries entries={read.data} />
    </Live>
  );
