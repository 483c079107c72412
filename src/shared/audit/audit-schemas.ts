import { z } from "zod";
import { id } from "../fields/ids";
import { type Act, isAct } from "./acts";

/** Which lines of the audit trail: by or about a person, about a boat, of one act. */
export const auditFilter = z.object({
  memberId: id.optional(),
  boatId: id.optional(),
  act: z.custom<Act>(isAct).optional(),
  /** the id of the last line already seen */
  before: id.optional(),
});
export type AuditFilter = z.infer<typeof auditFilter>;

export const auditEntryView = z.object({
  id: z.number(),
  createdAt: z.string(),
  act: z.string(),
  actorName: z.string(),
  subjectType: z.string(),
  subjectId: z.number().nullable(),
  subjectName: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});
export type AuditEntryView = z.infer<typeof auditEntryView>;

/** What is counted of people without an account. */
const visitorTry = z.enum(["sign-in failed", "password link requested"]);
export type VisitorTry = z.infer<typeof visitorTry>;

/** How often each was tried in the last day, and from how many addresses. */
export const visitorTries = z.array(
  z.object({ what: visitorTry, times: z.number(), addresses: z.number() }),
);
export type VisitorTries = z.infer<typeof visitorTries>;
