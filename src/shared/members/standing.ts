import type { MemberView } from "./member-views";

/**
 * Who someone is to the club, each with the rights of those before: nobody, an applicant, a member,
 * who looks after the boats, who runs the club.
 */
const ladder = ["visitor", "pending", "approved", "manager", "admin"] as const;
export type Standing = (typeof ladder)[number];

/** What a standing is read from. `deletedAt` is known of a row, never of what screens are given. */
export type StandingFacts = Pick<MemberView, "approvalStatus" | "membershipStatus"> &
  Partial<Pick<MemberView, "isManager" | "isAdmin">> & { deletedAt?: unknown };

/** Whose account is gone is nobody; whoever is paused keeps a member's rights and no others. */
export function standingOf(member: StandingFacts | null | undefined): Standing {
  if (!member || member.deletedAt || member.approvalStatus === "rejected") return "visitor";
  if (member.approvalStatus === "pending") return "pending";
  if (isPaused(member)) return "approved";
  if (member.isAdmin) return "admin";
  return member.isManager ? "manager" : "approved";
}

/** Whether a standing has the rights of another. */
export const reaches = (standing: Standing, rung: Standing): boolean =>
  ladder.indexOf(standing) >= ladder.indexOf(rung);

/** Whom the club has taken in. */
export const isApproved = (standing: Standing): boolean => reaches(standing, "approved");

/** Who may sign in and cancel, but neither book nor buy. */
export const isPaused = (member: StandingFacts | null | undefined): boolean =>
  member?.membershipStatus === "paused";

/** Managers and admins: they see hidden boats and lock codes. */
export const isCrew = (standing: Standing): boolean => reaches(standing, "manager");
