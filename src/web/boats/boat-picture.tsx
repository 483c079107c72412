import { useState } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { BoatProfile } from "../ui/illustrations/boat-profile";

interface BoatPictureProps {
  boat: Pick<BoatView, "category" | "imageUrl">;
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
      alt=""
      loading="lazy"
      onError={() => setMissing(boat.imageUrl)}
      className={className}
    />
  );
}
