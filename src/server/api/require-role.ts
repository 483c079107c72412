import { pressedByHeader } from "../../shared/members/pressed-by";
import { refuseBelow } from "../../shared/members/refuse-by-role";
import { type Role, roleOf } from "../../shared/members/role";
import { Refusal } from "../../shared/refusals";
import { type Actor, actorOf, dockActor } from "../people/actor";
import type { Context } from "./context";

/**
 * Who calls, when they have a role or a higher one: as a member, and as the one who acts. Refuses
 * NOT_SIGNED_IN, NOT_APPROVED, NOT_MANAGER, NOT_ADMIN, and ANOTHER_MEMBER what was pressed on the
 * screen of somebody else, as in a tab that was left open.
 */
export async function requireRole(
  { caller, request, touched }: Context,
  needed: Exclude<Role, "visitor">,
) {
  const member = await caller();
  if (!member) throw new Refusal("NOT_SIGNED_IN");
  const pressedBy = request.headers[pressedByHeader] ?? String(member.id);
  if (pressedBy !== String(member.id)) throw new Refusal("ANOTHER_MEMBER");
  const refusal = refuseBelow(roleOf(member), needed);
  if (refusal) throw refusal;
  return { member, by: { ...actorOf(member, request.token !== null), touched } };
}

/** A tablet at the dock. Refuses NOT_PAIRED, and NOT_A_DEVICE whoever is signed in. */
export async function requireDevice({ caller, device: asking }: Context) {
  const device = await asking();
  if (!device) throw new Refusal((await caller()) ? "NOT_A_DEVICE" : "NOT_PAIRED");
  return { device };
}

/** Whoever logs outings: a tablet at the dock, or an approved member. Refuses as for a member. */
export async function requireDeviceOrApproved(ctx: Context): Promise<{ by: Actor }> {
  const device = await ctx.device();
  if (device) return { by: { ...dockActor(device), touched: ctx.touched } };
  const { by } = await requireRole(ctx, "approved");
  return { by };
}
