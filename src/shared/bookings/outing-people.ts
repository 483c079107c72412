import { z } from "zod";

/** What somebody is to an outing that they have: it is booked in the rower's name. */
export const outingRole = z.enum(["rower", "crew"]);
export type OutingRole = z.infer<typeof outingRole>;

/** How somebody of a crew stands: asked by the rower, asking for a seat, in, or a guest by name. */
const crewStates = ["asked", "asking", "in", "guest"] as const;

/** One entry of a booking's crew; it has the same id everywhere. */
export const crewEntryView = z.object({
  id: z.number(),
  /** in short to each other, whole to staff; an address as the rower typed it until it is accepted */
  name: z.string(),
  state: z.enum(crewStates),
});
export type CrewEntryView = z.infer<typeof crewEntryView>;
