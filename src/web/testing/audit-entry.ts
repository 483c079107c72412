import type { AuditEntryView } from "../../shared/audit/audit-schemas";

/** What an admin did to a member, for tests; changed where a test cares. */
export const testEntry = (changes: Partial<AuditEntryView> = {}): AuditEntryView => ({
  id: 9,
  createdAt: "2026-11-20T19:00:00.000Z",
  act: "hours added",
  actorName: "Avery Chen",
  subjectType: "member",
  subjectId: 3,
  subjectName: "Sam Okafor",
  ...changes,
});
