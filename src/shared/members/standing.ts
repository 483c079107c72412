import { Refusal } from "../refusals";
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
  if (member.membershipStatus === "paused") return "approved";
  if (member.isAdmin) return "admin";
  return member.isManager ? "manager" : "approved";
}

/** Whether a standing has the rights of another. */
export const reaches = (standing: Standing, rung: Standing): boolean =>
  ladder.indexOf(standing) >= ladder.indexOf(rung);

/** Whom the club has taken in. */
export const isApproved = (standing: Standing): boolean => reaches(standing, "approved");

/** Managers and admins: they see hidden boats and lock codes. */
export const isCrew = (standing: Standing): boolean => reaches(standing, "manager");

/** Why someone may not do what is for a rung above theirs; null when they may. */
export function refuseBelow(standing: Standing, rung: Standing): Refusal | null {
  if (reaches(standing, rung)) return null;
  if (standing === "visitor") return new Refusal("NOT_SIGNED_IN");
  if (standing === "pending") return new Refusal("NOT_APPROVED");
  return new Refusal(rung === "admin" ? "NOT_ADMIN" : "NOT_MANAGER");
}

const refusedToAdmins = { book: "booked for them", buy: "sold to them" };

/**
 * Why a member may not book or buy, in words for them, or for the admin who does it for them.
 * Null when they may.
 */
export function refuseStanding(
  member: StandingFacts,
  by: "member" | "admin",
  doing: keyof typeof refusedToAdmins,
): Refusal | null {
  const approved = isApproved(standingOf(member));
  if (approved && member.membershipStatus !== "paused") return null;
  if (by === "member") return new Refusal(approved ? "PAUSED" : "NOT_APPROVED");
  const why = approved ? "is paused" : "is not approved yet";
  const sentence = `This member ${why}, so nothing can be ${refusedToAdmins[doing]}.`;
  return new Refusal(approved ? "MEMBER_PAUSED" : "MEMBER_NOT_APPROVED", sentence);
}
