import type { BoatView } from "../../shared/boats/boat-schemas";

/** A solo that is online, for tests; changed where a test cares. */
export function testBoat(changes: Partial<BoatView> = {}): BoatView {
  return {
    id: 1,
    name: 'Solo 14 "Heron"',
    description: "Light and quick to turn",
    category: "single",
    capacity: 2,
    hourlyRate: "25.00",
    imageUrl: "",
    available: true,
    managerDisabled: false,
    requiredClearance: null,
    lights: false,
    damage: null,
    ...changes,
  };
}
