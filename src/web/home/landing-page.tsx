import { useClub } from "../clock/club-clock";
import { AboutTheClub } from "./about-the-club";
import { AnnouncementsForAll } from "./announcements-for-all";
import { ClosingCall } from "./closing-call";
import { ClubClosed } from "./club-closed";
import { FirstFacts } from "./first-facts";
import { Hero } from "./hero";
import { HowItWorks } from "./how-it-works";
import { PricingCards } from "./pricing-cards";
import { ThreePictures } from "./three-pictures";
import { TryARowInvitation } from "./try-a-row-invitation";

/** What a visitor sees first: a window of what matters, below it the rest. */
export function LandingPage() {
  return (
    <>
      <div className={factsHeight}>
        <div className={`flex flex-col pb-(--facts) ${useOwnPictures() ? "" : aWindowHigh}`}>
          <ClubClosed />
          <AnnouncementsForAll />
          <Hero />
        </div>
        <FirstFacts className="-mt-(--facts) min-h-(--facts)" />
      </div>
      <ThreePictures />
      <AboutTheClub />
      <HowItWorks />
      <TryARowInvitation />
      <PricingCards />
      <ClosingCall />
    </>
  );
}

// Said, so that the bay above need not move when the facts come.
const factsHeight = "[--facts:11rem] sm:[--facts:7rem] lg:[--facts:4.5rem]";

// Our three drawings begin below it. Less what stands above: the bar, and a demo club's mark.
const aWindowHigh = "min-h-[min(52rem,calc(100dvh-6rem))]";

/** Whether the club has set a picture of its own, which may look out from below. */
function useOwnPictures(): boolean {
  const { first, second, third } = useClub()?.pictures ?? {};
  return [first, second, third].some((picture) => picture);
}
