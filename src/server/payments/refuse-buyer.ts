import { refuseLines } from "../../shared/packages/order-rules";
import type { OrderLine } from "../../shared/packages/order-totals";
import { Refusal } from "../../shared/refusals";
import type { Member } from "../generated/prisma/client";

/** Whether this member may buy these lines: their standing first, then the lines. */
export function refuseBuyer(
  member: Member,
  lines: readonly OrderLine[],
  by: "member" | "admin",
): Refusal | null {
  const own = by === "member";
  if (member.approvalStatus !== "approved") {
    return new Refusal(own ? "NOT_APPROVED" : "MEMBER_NOT_APPROVED");
  }
  if (member.membershipStatus === "paused") return new Refusal(own ? "PAUSED" : "MEMBER_PAUSED");
  return refuseLines(lines, { feePaid: member.feePaidAt !== null });
}
