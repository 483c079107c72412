import { z } from "zod";
import { oneLine } from "../fields/one-line";

/** How many a member may have. */
export const mostTokens = 10;

const noName = "Please name the program that will use it";

const tokenAccess = ["read", "write"] as const;

/** `staff` asks for its maker's powers as staff, for as long as they have them. */
export const makeTokenInput = z.object({
  name: oneLine(60, noName).min(1, { error: noName }),
  access: z.enum(tokenAccess, { error: "Please choose read or write" }),
  staff: z.boolean().default(false),
});
export type MakeTokenInput = z.output<typeof makeTokenInput>;

/** The token itself is told this once. */
export const madeToken = z.object({ id: z.number(), name: z.string(), token: z.string() });
export type MadeToken = z.infer<typeof madeToken>;

/** Moments are ISO 8601. */
export const tokenView = z.object({
  id: z.number(),
  name: z.string(),
  access: z.enum(tokenAccess),
  staff: z.boolean(),
  createdAt: z.string(),
  /** to the minute; null until it is used */
  lastUsedAt: z.string().nullable(),
});
export type TokenView = z.infer<typeof tokenView>;
