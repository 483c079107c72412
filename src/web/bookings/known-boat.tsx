import type { ReactNode } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { trpc } from "../calls/api";
import { Read } from "../layout/read";
import { useReadPart } from "../layout/use-read";
import { BoatNotLoaded, BoatRetired } from "./booking-gates";

interface KnownBoatProps {
  /** as it stands in the address; no number where that is none */
  boatId: number;
  /** what stands there until the boat is known, and where the session has ended */
  coming: ReactNode;
  slow?: string;
  ended?: ReactNode;
  children: (boat: BoatView) => ReactNode;
}

/** The boat of an address, or why there is none to show. */
export function KnownBoat({ boatId, children, ...looks }: KnownBoatProps) {
  const known = Number.isInteger(boatId);
  // A page in the place of the boat reads as an empty list, which is no boat.
  const read = useReadPart(trpc.boats.get.useQuery({ id: boatId }, { enabled: known }), (boat) =>
    Array.isArray(boat) ? null : boat,
  );
  if (!known) return <BoatNotLoaded />;
  return (
    <Read
      of={read}
      {...looks}
      failure="Failed to load boat details"
      failed={(missed) => <BoatNotLoaded missed={missed} />}
      quiet
    >
      {(boat) => (boat.managerDisabled ? <BoatRetired boat={boat} /> : children(boat))}
    </Read>
  );
}
