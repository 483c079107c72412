import { useSearchParams } from "wouter";
import type { BoatView } from "../../shared/boats/boat-schemas";
import type { Role } from "../../shared/members/role";
import { BoatFacts } from "../boats/boat-facts";
import { BoatMark } from "../boats/boat-mark";
import { BoatPicture } from "../boats/boat-picture";
import { BookBoatAction } from "../boats/book-boat-action";
import { NextFreeLine } from "../boats/next-free-line";
import { useFleetDiary } from "../boats/use-fleet-diary";
import { useSignedIn } from "../signed-in";
import { Badge } from "../ui/badge";
import { Card } from "../ui/card";
import { lazyPart } from "../ui/loading/lazy-part";
import { Skeleton } from "../ui/loading/skeleton";
import { PageHeading } from "../ui/page-heading";
import { PageTitle } from "../ui/page-title";
import { LoginRequired, PendingApproval } from "./booking-gates";

// Fetched with the boats page, so that no other screen has to share its day with this one.
const FleetBoard = lazyPart(
  async () => (await import("../boats/boats-page")).FleetBoard,
  <Skeleton className="h-96 w-full" />,
);

/** /booking without a boat: choose one, then the same page. */
export function BoatChooserPage() {
  const { role } = useSignedIn();
  const [search] = useSearchParams();
  if (role === "visitor") return <LoginRequired />;
  if (role === "pending") return <PendingApproval />;
  return (
    <div className="page-width grid gap-4 py-3 sm:gap-6 sm:py-10">
      <PageTitle title="Choose a boat" />
      <PageHeading title="Which boat?" lead="Press a free hour, or choose a boat to see its day." />
      <FleetBoard>
        {(boats) => (
          <ul className="grid gap-5 sm:grid-cols-2">
            {boats.map((boat) => (
              <Choice key={boat.id} boat={boat} role={role} date={search.get("date")} />
            ))}
          </ul>
        )}
      </FleetBoard>
    </div>
  );
}

interface ChoiceProps {
  boat: BoatView;
  role: Role;
  date: string | null;
}

function Choice({ boat, role, date }: ChoiceProps) {
  const { diary, loading, unread } = useFleetDiary(boat);
  return (
    <Card as="li" aria-label={boat.name} className="flex flex-col gap-3 overflow-hidden p-0!">
      <BoatPicture
        boat={boat}
        className={`h-48 w-full object-cover ${boat.available ? "" : "opacity-60 grayscale"}`}
      />
      <div className="flex flex-1 flex-col gap-3 p-5 pt-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="flex items-center gap-2 text-2xl">
            <BoatMark boat={boat} />
            {boat.name}
          </h2>
          {!boat.available && <Badge tone="danger">Unavailable</Badge>}
        </div>
        <BoatFacts boat={boat} />
        <NextFreeLine diary={diary} loading={loading} unread={unread} />
        <div className="mt-auto pt-2">
          <BookBoatAction boat={boat} role={role} date={date} />
        </div>
      </div>
    </Card>
  );
}
