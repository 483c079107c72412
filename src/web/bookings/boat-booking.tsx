import { useState } from "react";
import { type BoatView, boatView } from "../../shared/boats/boat-schemas";
import type { BookedView } from "../../shared/bookings/booking-schemas";
import type { MemberView } from "../../shared/members/member-views";
import { trpc } from "../api";
import { BoatFacts } from "../boats/boat-facts";
import { Read } from "../layout/read";
import { useReadPart } from "../layout/use-read";
import { BoatProfile } from "../ui/illustrations/boat-profile";
import { Skeleton } from "../ui/skeleton";
import { AccessInformation } from "./access-information";
import { BookingDesk } from "./booking-desk";
import { BoatNotLoaded, LoginRequired } from "./booking-gates";
import { BookingPass } from "./booking-pass";
import { HourDeductionRate } from "./hour-deduction-rate";
import { HowItWorks } from "./how-it-works";
import { useJustBooked } from "./use-just-booked";

/** One boat's booking page for someone who may book. */
export function BoatBooking({ boatId, member }: { boatId: number; member: MemberView }) {
  const known = Number.isInteger(boatId);
  // A page in the place of the boat reads as an empty list, which is no boat.
  const read = useReadPart(
    trpc.boats.get.useQuery({ id: boatId }, { enabled: known }),
    (boat) => boatView.safeParse(boat).data,
  );
  if (!known) return <BoatNotLoaded />;
  return (
    <Read
      of={read}
      failure="Failed to load boat details"
      coming={<BookingSkeleton />}
      slow="Still looking up the boat. The connection may be slow."
      ended={<LoginRequired />}
      failed={(missed) => <BoatNotLoaded missed={missed} />}
      quiet
    >
      {(boat) => <BookingScreen boat={boat} member={member} />}
    </Read>
  );
}

function BookingScreen({ boat, member }: { boat: BoatView; member: MemberView }) {
  const [booked, setBooked] = useState<BookedView | null>(null);
  const justBooked = useJustBooked(booked);
  return (
    <div className="page-width grid items-start gap-6 py-6 print:block sm:py-10 lg:grid-cols-[1fr_20rem] lg:grid-rows-[auto_auto_1fr]">
      <title>{`Book ${boat.name} · Slipway`}</title>
      <BoatDetails boat={boat} />
      {booked && (
        <div className="lg:col-start-2">
          <BookingPass
            key={booked.booking.id}
            booked={booked}
            boatName={boat.name}
            onAnother={() => setBooked(null)}
          />
        </div>
      )}
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        <BookingDesk boat={boat} member={member} justBooked={justBooked} onBooked={setBooked} />
      </div>
      <aside className="grid gap-8 lg:col-start-2 lg:pt-2 print:hidden">
        <HowItWorks />
        <HourDeductionRate category={boat.category} />
        <AccessInformation bookingId={booked?.booking.id ?? null} />
      </aside>
    </div>
  );
}

function BoatDetails({ boat }: { boat: BoatView }) {
  return (
    <header className="flex flex-wrap items-center gap-5 lg:col-span-2 print:hidden">
      <BoatProfile category={boat.category} className="h-28 w-44 rounded-lg" />
      <div className="grid min-w-0 flex-1 basis-64 gap-1.5">
        <h1 className="text-3xl">{boat.name}</h1>
        <p className="text-ink-soft">{boat.description}</p>
        <BoatFacts boat={boat} />
      </div>
    </header>
  );
}

function BookingSkeleton() {
  return (
    <div className="page-width grid gap-6 pt-10">
      <Skeleton className="h-28 w-full max-w-xl" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
