import type { BoatView } from "../../shared/boats/boat-schemas";
import type { Boat } from "../generated/prisma/client";

/** A boat on the wire; the lock code is for crew alone. */
export function toBoatView(boat: Boat, forCrew: boolean): BoatView {
  const { lockCode, revision: _revision, ...shown } = boat;
  return forCrew ? { ...shown, lockCode } : shown;
}
