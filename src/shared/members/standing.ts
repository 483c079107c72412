import type { MemberView } from "./member-views";

/** A member's standing as the screens treat it; rules, Standing. */
export type Standing = "visitor" | "pending" | "approved" | "manager" | "admin";

type StandingFlags = Pick<MemberView, "approvalStatus" | "isManager" | "isAdmin">;

export function standingOf(member: StandingFlags | null | undefined): Standing {
  if (!member) return "visitor";
  if (member.approvalStatus !== "approved") return "pending";
  if (member.isAdmin) return "admin";
  return member.isManager ? "manager" : "approved";
}
