import { isApproved, isCrew, type Role } from "../members/role";

/** Whom an announcement is for: whoever opens the club's pages, its members, or managers and admins. */
export const audiences = ["everybody", "members", "staff"] as const;
export type Audience = (typeof audiences)[number];

/** The audiences that somebody is part of. */
export function audiencesOf(role: Role): Audience[] {
  if (isCrew(role)) return ["everybody", "members", "staff"];
  return isApproved(role) ? ["everybody", "members"] : ["everybody"];
}
