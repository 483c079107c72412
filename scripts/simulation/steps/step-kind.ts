import { z } from "zod";
import type { SimulatedClub } from "../simulated-club";

/** What a kind of step does. A step whose people or things are not there is nothing. */
export interface StepKind {
  play: (club: SimulatedClub, details: unknown) => Promise<void>;
}

/** A kind of step with its details; `via` is the process that hears of it. */
export function stepKind<T extends z.ZodRawShape>(
  details: T,
  play: (club: SimulatedClub, details: z.infer<z.ZodObject<T>>, via: number) => Promise<void>,
): StepKind {
  const schema = z.object(details);
  const heard = z.object({ via: z.number().default(0) });
  return {
    play: (club, given) => play(club, schema.parse(given), heard.parse(given).via),
  };
}

/** A person's, boat's or thing's number in the story. */
export const number = z.int().nonnegative();
