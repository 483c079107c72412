import { useState } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { kindOf } from "../../shared/profile/boat-kinds";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { useProfile } from "../clock/use-profile";
import { BoatProfile } from "../ui/illustrations/boat-profile";

export type PicturedBoat = Pick<BoatView, "name" | "category" | "capacity" | "imageUrl">;

interface BoatPictureProps {
  boat: PicturedBoat;
  /** says how large it stands, so that nothing moves when it has come */
  className: string;
}

/** The boat's own picture where the club has one that loads; else it is drawn. */
export function BoatPicture({ boat, className }: BoatPictureProps) {
  const profile = useProfile();
  const [missing, setMissing] = useState<string>();
  if (!boat.imageUrl || missing === boat.imageUrl) {
    return <BoatProfile crew={crewOf(boat, profile)} className={className} />;
  }
  return (
    <img
      src={boat.imageUrl}
      alt={boat.name}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(boat.imageUrl)}
      className={`bg-sunken ${className}`}
    />
  );
}

const crewOfKind: Readonly<Record<string, number>> = { single: 1, double: 2 };

/** Singles and doubles carry guests as well; boats of other kinds are full. */
const crewOf = ({ category, capacity }: PicturedBoat, profile: ClubProfile): number =>
  crewOfKind[kindOf(category, profile).key] ?? capacity;
