import { lazyPart } from "../loading/lazy-part";

/** The drifting boat where a screen seldom shows it, so that nobody fetches it with the screen. */
export const DriftingBoatLater = lazyPart(
  async () => (await import("./drifting-boat")).DriftingBoat,
  <div className="aspect-12/7" />,
);
