import { z } from "zod";
import { seenOf } from "../fields/seen";

/** What a club that starts empty sees to, in the order in which it makes sense. */
export const setupStepIds = [
  "place",
  "details",
  "boats",
  "kinds",
  "packages",
  "testMail",
  "payments",
  "members",
  "hours",
  "invitations",
] as const;
const setupStepId = z.enum(setupStepIds);
export type SetupStepId = z.infer<typeof setupStepId>;

const setupStep = z.object({
  id: setupStepId,
  title: z.string(),
  why: z.string(),
  done: z.boolean(),
  /** an admin has put it off */
  later: z.boolean(),
});
export type SetupStep = z.infer<typeof setupStep>;

/** The list, and whether it is shown: until all is done or an admin closes it. */
export const setupView = z.object({ steps: z.array(setupStep), open: z.boolean() });
export type SetupView = z.infer<typeof setupView>;

/** What an admin says about the list; what is left out stays. */
export const setupEdit = z
  .object({
    later: z.array(setupStepId),
    /** the prices are right as they are */
    packagesConfirmed: z.boolean(),
    /** nobody pays online */
    clubhouseOnly: z.boolean(),
    closed: z.boolean(),
    seen: seenOf({ later: setupStepId }),
  })
  .partial();
export type SetupEdit = z.infer<typeof setupEdit>;

export const testMailSent = z.object({ ok: z.literal(true) });
