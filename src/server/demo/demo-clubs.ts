import type { DemoName } from "../env";
import type { DemoClub } from "./demo-club";
import { elbe } from "./elbe";
import { willows } from "./willows";

/** The clubs there are to try. */
export const demoClubs: Record<DemoName, DemoClub> = { willows, elbe };
