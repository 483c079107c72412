import { lazyPart } from "../loading/lazy-part";

/** The bay with nobody on it where a list is empty, so that nobody fetches it with a full one. */
export const QuietBayLater = lazyPart(
  async () => (await import("./quiet-bay")).QuietBay,
  <div className="aspect-20/11" />,
);
