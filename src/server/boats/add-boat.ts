import type { BoatView } from "../../shared/boats/boat-schemas";
import type { AddBoatInput } from "../../shared/boats/fleet-schemas";
import { recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { Member } from "../generated/prisma/client";
import { boatView } from "./boat-view";

/** Adds a boat to the fleet, online at once. */
export async function addBoat(
  db: PrismaClient,
  input: AddBoatInput,
  by: Member,
  at: Date,
): Promise<{ boat: BoatView }> {
  return writing(db, async (tx) => {
    const boat = await tx.boat.create({ data: input });
    const subject = { type: "boat" as const, id: boat.id, name: boat.name };
    const { lockCode: _secret, ...after } = input;
    await recordAct(tx, { act: "boat added", actor: by, subject, after }, at);
    return { boat: boatView(boat, true) };
  });
}
