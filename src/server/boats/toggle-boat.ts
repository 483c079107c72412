import type { BoatView } from "../../shared/boats/boat-schemas";
import { Refusal } from "../../shared/refusals";
import { recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { Member } from "../generated/prisma/client";
import { boatView } from "./boat-view";

/**
 * Takes a boat online or offline; its bookings stay. Refuses BOAT_NOT_FOUND, and BOAT_OFFLINE
 * for a permanently disabled boat; spec part 2 §4.
 */
export async function toggleBoat(
  db: PrismaClient,
  input: { id: number; available: boolean },
  by: Member,
  at: Date,
): Promise<{ boat: BoatView }> {
  return writing(db, async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "boats" WHERE "id" = ${input.id} FOR NO KEY UPDATE`;
    const before = await tx.boat.findUnique({ where: { id: input.id } });
    if (!before) throw new Refusal("BOAT_NOT_FOUND");
    if (before.managerDisabled) {
      throw new Refusal("BOAT_OFFLINE", "This boat is permanently disabled and stays offline.");
    }
    const boat = await tx.boat.update({
      where: { id: input.id },
      data: { available: input.available },
    });
    await recordAct(
      tx,
      {
        act: input.available ? "boat switched on" : "boat switched off",
        actor: by,
        subject: { type: "boat", id: boat.id, name: boat.name },
        before: { available: before.available },
        after: { available: boat.available },
      },
      at,
    );
    return { boat: boatView(boat, true) };
  });
}
