import type { MemberView } from "./member-views";

/**
 * Who someone is to the club, each with the rights of those before: nobody, an applicant, a member,
 * who looks after the boats, who runs the club.
 */
const roles = ["visitor", "pending", "approved", "manager", "admin"] as const;
export type Role = (typeof roles)[number];

/** What a role is read from. `deletedAt` is known of a row, never of what screens are given. */
export type RoleFacts = Pick<MemberView, "approvalStatus" | "membershipStatus"> &
  Partial<Pick<MemberView, "isManager" | "isAdmin">> & { deletedAt?: unknown };

/** Whose account is gone is nobody; whoever is paused keeps a member's rights and no others. */
export function roleOf(member: RoleFacts | null | undefined): Role {
  if (!member || member.deletedAt || member.approvalStatus === "rejected") return "visitor";
  if (member.approvalStatus === "pending") return "pending";
  if (isPaused(member)) return "approved";
  if (member.isAdmin) return "admin";
  return member.isManager ? "manager" : "approved";
}

/** Whether a role has the rights of another. */
export const reaches = (role: Role, needed: Role): boolean =>
  roles.indexOf(role) >= roles.indexOf(needed);

/** Whom the club has taken in. */
export const isApproved = (role: Role): boolean => reaches(role, "approved");

/** Who may sign in and cancel, but neither book nor buy. */
export const isPaused = (member: RoleFacts | null | undefined): boolean =>
  member?.membershipStatus === "paused";

/** Managers and admins: they see hidden boats and lock codes. */
export const isCrew = (role: Role): boolean => reaches(role, "manager");
