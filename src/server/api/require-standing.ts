import { refuseBelow } from "../../shared/members/refuse-standing";
import { type Standing, standingOf } from "../../shared/members/standing";
import { Refusal } from "../../shared/refusals";
import { actorOf } from "../actor";
import type { Context } from "./context";

/**
 * Who calls, when they stand on a rung or above it: as a member, and as the one who acts. Refuses
 * NOT_SIGNED_IN, NOT_APPROVED, NOT_MANAGER, NOT_ADMIN.
 */
export async function requireStanding({ caller }: Context, rung: Exclude<Standing, "visitor">) {
  const member = await caller();
  if (!member) throw new Refusal("NOT_SIGNED_IN");
  const refusal = refuseBelow(standingOf(member), rung);
  if (refusal) throw refusal;
  return { member, by: actorOf(member) };
}
