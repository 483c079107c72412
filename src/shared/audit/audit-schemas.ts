import { z } from "zod";
import { id } from "../ids";
import { acts } from "./acts";

/** Which lines of the audit trail: by or about a person, about a boat, of one act. */
export const auditFilter = z.object({
  memberId: id.optional(),
  boatId: id.optional(),
  act: z.enum(acts).optional(),
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
