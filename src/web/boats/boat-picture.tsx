import { useState } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { BoatProfile } from "../ui/illustrations/boat-profile";

interface BoatPictureProps {
  boat: Pick<BoatView, "name" | "category" | "imageUrl">;
  /** says how large it stands, so that nothing moves when it has come */
  className: string;
}

/** The boat's own picture where the club has one that loads; else it is drawn. */
export function BoatPicture({ boat, className }: BoatPictureProps) {
  const [missing, setMissing] = useState<string>();
  if (!boat.imageUrl || missing === boat.imageUrl) {
    return <BoatProfile category={boat.category} className={className} />;
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
