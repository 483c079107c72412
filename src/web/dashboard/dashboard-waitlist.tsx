import type { WishView } from "../../shared/waitlist/wish-schemas";
import { Read } from "../layout/read";
import type { Reading } from "../layout/use-read";
import { Live } from "../live/live";
import { HeldForYou, MyWishes } from "../waitlist/waitlist-parts";

interface OffersOnTopProps {
  read: Reading<WishView[]>;
  unlimited: boolean;
}

/** What is held for a member, above all else: it does not wait long. */
export const OffersOnTop = ({ read, unlimited }: OffersOnTopProps) => (
  <Read of={read} failure="Your waitlist did not load" skeleton="h-0" slow="">
    {(wishes) =>
      wishes.some(({ offer }) => offer) && <HeldForYou wishes={wishes} unlimited={unlimited} />
    }
  </Read>
);

/**
 * What they wait for; where that did not load, it is said on top. Whoever waits follows the changes,
 * because an offer does not wait long.
 */
export const WishesBelow = ({ read }: Pick<OffersOnTopProps, "read">) =>
  read.face === "here" &&
  read.data.some(({ status }) => status !== "ended") && (
    <Live>
      <MyWishes wishes={read.data} />
    </Live>
  );
