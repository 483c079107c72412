import type { BoatView } from "../../shared/boats/boat-schemas";
import type { AddBoatInput } from "../../shared/boats/fleet-schemas";
import type { Actor } from "../actor";
import { boatSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { toBoatView } from "./boat-view";

/** Adds a boat to the fleet, online at once. */
export async function addBoat(
  db: PrismaClient,
  input: AddBoatInput,
  by: Actor,
  at: Date,
): Promise<{ boat: BoatView }> {
  return writing(db, async (tx) => {
    const boat = await tx.boat.create({ data: input });
    const { lockCode: _secret, ...after } = input;
    await recordAct(tx, by, "boat added", boatSubject(boat), at, { after });
    return { boat: toBoatView(boat, true) };
  });
}
