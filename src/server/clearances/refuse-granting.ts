import { isApproved, roleOf } from "../../shared/members/role";
import { Refusal } from "../../shared/refusals";
import type { Member } from "../generated/prisma/client";
import type { SignedInActor } from "../people/actor";

/** Managers do not decide on their own clearances (403), and nobody on an applicant's (422). */
export function refuseGranting(member: Member, by: SignedInActor): void {
  if (member.id === by.id && by.role !== "admin") {
    throw new Refusal(
      "NOT_ADMIN",
      "Your own clearances are another manager's or an admin's to give.",
    );
  }
  if (!isApproved(roleOf(member))) throw new Refusal("MEMBER_NOT_APPROVED");
}
