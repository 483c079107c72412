import { useClub, usePlaceTold } from "../clock/club-clock";
import { WeatherNow } from "../weather/weather-now";
import { AboutTheClub } from "./about-the-club";
import { AnnouncementsForAll } from "./announcements-for-all";
import { ClosingCall } from "./closing-call";
import { ClubClosed } from "./club-closed";
import { Hero } from "./hero";
import { HowItWorks } from "./how-it-works";
import { PricingCards } from "./pricing-cards";
import { ThreePictures } from "./three-pictures";
import { TryARowInvitation } from "./try-a-row-invitation";

/** What a visitor sees first. */
export function LandingPage() {
  const placeTold = usePlaceTold();
  const told = useClub()?.settings.address !== "" && placeTold;
  return (
    <>
      <ClubClosed />
      <AnnouncementsForAll />
      <Hero />
      {told && <WeatherNow />}
      <ThreePictures />
      <AboutTheClub />
      <HowItWorks />
      <TryARowInvitation />
      <PricingCards />
      <ClosingCall />
    </>
  );
}
