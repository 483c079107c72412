import { Refusal } from "../refusals";
import { isApproved, isPaused, type Role, type RoleFacts, reaches, roleOf } from "./role";

// Apart from `role.ts`, which the first page needs: the sentences would weigh on it.

/** Why someone may not do what is for a higher role; null when they may. */
export function refuseBelow(role: Role, needed: Role): Refusal | null {
  if (reaches(role, needed)) return null;
  if (role === "visitor") return new Refusal("NOT_SIGNED_IN");
  if (role === "pending") return new Refusal("NOT_APPROVED");
  return new Refusal(needed === "admin" ? "NOT_ADMIN" : "NOT_MANAGER");
}

const refusedToAdmins = {
  book: "booked for them",
  move: "moved for them",
  buy: "sold to them",
  launch: "launched for them",
};

/**
 * Why a member may not book, move, buy or launch, in words for them, or for staff who do it for them.
 * Null when they may.
 */
export function refuseUnlessActive(
  member: RoleFacts,
  by: "member" | "admin",
  doing: keyof typeof refusedToAdmins,
): Refusal | null {
  const approved = isApproved(roleOf(member));
  if (approved && !isPaused(member)) return null;
  if (by === "member") return new Refusal(approved ? "PAUSED" : "NOT_APPROVED");
  const why = approved ? "is paused" : "is not approved yet";
  const sentence = `This member ${why}, so nothing can be ${refusedToAdmins[doing]}.`;
  return new Refusal(approved ? "MEMBER_PAUSED" : "MEMBER_NOT_APPROVED", sentence);
}
