import { isApproved, isCrew, type Standing } from "../members/standing";

/** Whom an announcement is for: whoever opens the club's pages, its members, or managers and admins. */
export const audiences = ["everybody", "members", "staff"] as const;
export type Audience = (typeof audiences)[number];

/** The audiences that somebody is part of. */
export function audiencesOf(standing: Standing): Audience[] {
  if (isCrew(standing)) return ["everybody", "members", "staff"];
  return isApproved(standing) ? ["everybody", "members"] : ["everybody"];
}
