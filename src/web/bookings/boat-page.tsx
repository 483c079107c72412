import { useParams } from "wouter";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { isApproved } from "../../shared/members/role";
import { addDays } from "../../shared/time/club-dates";
import { BoatFacts } from "../boats/boat-facts";
import { BoatMark } from "../boats/boat-mark";
import { BoatPicture } from "../boats/boat-picture";
import { BookBoatAction } from "../boats/book-boat-action";
import { trpc } from "../calls/api";
import { useClubClock } from "../clock/club-clock";
import { useRead } from "../layout/use-read";
import { Live } from "../live/live";
import { AtTheDock } from "../outings/at-the-dock";
import { paths } from "../paths";
import { useSignedIn } from "../signed-in";
import { ButtonLink } from "../ui/button";
import { Skeleton } from "../ui/loading/skeleton";
import { PageTitle } from "../ui/page-title";
import { NextHours } from "./grid/next-hours";
import { KnownBoat } from "./known-boat";
import { ReportDamageLink } from "./report-damage-link";

/** /boats/{id}, where the QR code on a boat leads: its outing first, else when it is free. */
export function BoatPage() {
  return (
    <Live>
      <BoatOfAddress />
    </Live>
  );
}

export function BoatOfAddress() {
  const { id = "" } = useParams();
  return (
    <KnownBoat boatId={Number(id)} coming={<Skeleton className="h-96 w-full" />}>
      {(boat) => <Boat boat={boat} />}
    </KnownBoat>
  );
}

function Boat({ boat }: { boat: BoatView }) {
  const { member, role } = useSignedIn();
  return (
    <div className="page-width grid max-w-2xl gap-5 py-4 sm:gap-6 sm:py-8">
      <PageTitle title={boat.name} />
      <header className="grid gap-1">
        <h1 className="flex items-center gap-3 text-3xl">
          <BoatMark boat={boat} /> {boat.name}
        </h1>
      </header>
      {member && isApproved(role) ? (
        <>
          <OwnOuting boat={boat} memberId={member.id} />
          <NextHours boat={boat} member={member} />
        </>
      ) : (
        <WhatItIs boat={boat} />
      )}
      <section aria-label={`About ${boat.name}`} className="grid gap-3">
        <BoatPicture boat={boat} className="aspect-2/1 w-full rounded-lg object-cover" />
        <p className="text-ink-soft">{boat.description}</p>
        <BoatFacts boat={boat} />
        {isApproved(role) && <ReportDamageLink boatId={boat.id} />}
      </section>
    </div>
  );
}

/** Launch or Back at the dock, where the member has an outing on this very boat. */
function OwnOuting({ boat, memberId }: { boat: BoatView; memberId: number }) {
  const startDate = addDays(useClubClock().today, -1);
  const read = useRead(trpc.bookings.myOutings.useQuery({ startDate }));
  if (read.face !== "here") return null;
  const onBoat = read.data.filter((outing) => outing.boat.id === boat.id);
  return <AtTheDock memberId={memberId} outings={onBoat} />;
}

function WhatItIs({ boat }: { boat: BoatView }) {
  const { role } = useSignedIn();
  return (
    <section aria-label="Who rows it" className="grid gap-3">
      <p className="text-lg">
        This boat belongs to a club whose members book it by the half hour. Please leave it as it
        lies.
      </p>
      <BookBoatAction boat={boat} role={role} />
      {role === "visitor" && (
        <ButtonLink to={paths.tryARow} variant="secondary" full>
          Try a row
        </ButtonLink>
      )}
    </section>
  );
}
