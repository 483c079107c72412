import { z } from "zod";

/** What the club makes of something that speaks against an outing. */
export const gateMode = (error: string) => z.enum(["off", "warn", "refuse"], { error });
export type GateMode = z.infer<ReturnType<typeof gateMode>>;
