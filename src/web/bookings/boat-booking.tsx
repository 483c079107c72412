import { useEffect, useState } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import type { BookedView } from "../../shared/bookings/booking-schemas";
import type { MemberView } from "../../shared/members/member-views";
import { BoatFacts, boatFactsWords } from "../boats/boat-facts";
import { BoatMark } from "../boats/boat-mark";
import { BoatPicture } from "../boats/boat-picture";
import { useDayInAddress } from "../boats/use-day-in-address";
import { useClubClock } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";
import { BoatDamageNotice } from "../damage/boat-damage-notice";
import { useInAddress } from "../ui/hooks/use-in-address";
import { lazyPart } from "../ui/loading/lazy-part";
import { Skeleton } from "../ui/loading/skeleton";
import { PageTitle } from "../ui/page-title";
import { WeatherPanel } from "../weather/weather-panel";
import { LoginRequired } from "./booking-gates";
import { AccessInformation } from "./confirmation/access-information";
import { BookingConfirmation } from "./confirmation/booking-confirmation";
import { HourDeductionRate } from "./hour-deduction-rate";
import { HowItWorks } from "./how-it-works";
import { KnownBoat } from "./known-boat";
import { useMovedBooking } from "./moving/use-moved-booking";
import { BookingPlanner } from "./planner/booking-planner";
import { ReportDamageLink } from "./report-damage-link";
import { useJustBooked } from "./use-just-booked";

/** One boat's booking page for someone who may book. */
export const BoatBooking = ({ boatId, member }: { boatId: number; member: MemberView }) => (
  <KnownBoat
    boatId={boatId}
    coming={<BookingSkeleton />}
    slow="Still loading the boat. The connection may be slow."
    ended={<LoginRequired boatId={boatId} />}
  >
    {(boat) => <BookingScreen boat={boat} member={member} />}
  </KnownBoat>
);

function BookingScreen({ boat, member }: { boat: BoatView; member: MemberView }) {
  const [made, setBooked] = useState<BookedView | null>(null);
  const moving = Boolean(useInAddress("move"));
  // What was booked gives way where it is moved from its pass; the screen then begins at its top.
  const booked = moving ? null : made;
  useEffect(() => {
    if (moving && made) window.scrollTo(0, 0);
  }, [moving, made]);
  return (
    <div
      className={`page-width grid grid-cols-[minmax(0,1fr)] items-start gap-3 pt-2 pb-6 print:block sm:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr] ${moving ? "" : "sm:py-8"}`}
    >
      <PageTitle title={`Book ${boat.name}`} />
      <BoatInOneRow boat={boat} named={moving} />
      {boat.damage && (
        <div className="lg:col-span-2">
          <BoatDamageNotice boat={boat} />
        </div>
      )}
      {booked && (
        <div className="lg:col-start-2">
          <BookingConfirmation
            key={booked.booking.id}
            booked={booked}
            boatName={boat.name}
            member={member}
            {...("hoursRefunded" in booked && { title: "Booking Moved" })}
            onAnother={() => setBooked(null)}
          />
        </div>
      )}
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        <PlannerOnceKnown boat={boat} member={member} booked={booked} onBooked={setBooked} />
      </div>
      <aside className="grid gap-8 max-lg:pt-4 print:hidden lg:col-start-2">
        <WeatherOfToday />
        <HowItWorks />
        <HourDeductionRate category={boat.category} />
        <AccessInformation bookingId={booked?.booking.id ?? null} />
        <AboutBoat boat={boat} />
      </aside>
    </div>
  );
}

interface PlannerOnceKnownProps {
  boat: BoatView;
  member: MemberView;
  booked: BookedView | null;
  onBooked: (booked: BookedView | null) => void;
}

/** The planner, once it is known which outing is to be moved, if any. */
function PlannerOnceKnown({ boat, member, booked, onBooked }: PlannerOnceKnownProps) {
  const justBooked = useJustBooked(booked);
  const { coming, booking } = useMovedBooking();
  if (coming) return <Skeleton className="h-96 w-full" />;
  if (booking === null) return <NothingToMove />;
  return (
    <BookingPlanner
      boat={boat}
      member={member}
      booked={booked !== null}
      justBooked={justBooked}
      moved={booking ?? null}
      onBooked={onBooked}
    />
  );
}

const NothingToMove = lazyPart(async () => (await import("./moving/moving-notice")).NothingToMove);

interface BoatInOneRowProps {
  boat: BoatView;
  /** whether what follows names it, too: there is better use for the room */
  named: boolean;
}

/** Which boat this is, no higher than its picture, so that its day begins near the top. */
function BoatInOneRow({ boat, named }: BoatInOneRowProps) {
  const profile = useProfile();
  return (
    <header
      className={`flex items-center gap-3 max-xs:flex-wrap sm:gap-5 lg:col-span-2 print:hidden ${named ? "sr-only lg:relative" : ""}`}
    >
      <BoatPicture
        boat={boat}
        className="h-14 w-20 shrink-0 rounded-md object-cover sm:h-20 sm:w-32"
      />
      <div className="min-w-0">
        <h1 className="flex items-center gap-2 text-xl leading-snug sm:text-3xl">
          <BoatMark boat={boat} /> <span className="min-[24rem]:truncate">{boat.name}</span>
        </h1>
        <p className="min-[24rem]:truncate text-ink-soft text-xs sm:text-sm">
          {boatFactsWords(boat, profile)}
        </p>
      </div>
    </header>
  );
}

/** The weather now says nothing of another day. */
function WeatherOfToday() {
  const now = useClubClock();
  const [date] = useDayInAddress(now);
  return date === now.today ? <WeatherPanel /> : null;
}

function AboutBoat({ boat }: { boat: BoatView }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">About {boat.name}</h2>
      <p className="text-sm">{boat.description}</p>
      <BoatFacts boat={boat} />
      <ReportDamageLink boatId={boat.id} />
    </section>
  );
}

function BookingSkeleton() {
  return (
    <div className="page-width grid gap-3 pt-2 sm:gap-6 sm:pt-8">
      <Skeleton className="h-14 w-full max-w-xl sm:h-20" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
