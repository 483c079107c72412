import { z } from "zod";
import { type Answer, isUncertain, mutation, query } from "../asking";
import { Broken } from "../broken";
import type { Person } from "../memory";
import type { SimulatedClub } from "../simulated-club";
import { learn } from "./booking-steps";
import { adminAtWork } from "./signing-in";
import { number, stepKind } from "./step-kind";

const decisions = z.enum(["move", "cancel", "leave"]);
const touched = z.array(
  z.object({ id: z.number(), freeBoats: z.array(z.object({ id: z.number() })) }),
);
const blocked = z.object({ id: z.number() });

/** What staff do with boats, and with the bookings that lie there. */
export const fleetSteps = {
  block: stepKind(
    { block: number, boat: number, from: z.string(), to: z.string(), decide: decisions },
    async (club, { block, boat, from, to, decide }, via) => {
      const admin = await adminAtWork(club, via);
      if (!admin) return;
      const days = { boatId: boat, startDate: from, endDate: to };
      const settlements = await decideAll(club, admin, { days, decide }, via);
      const input = { ...days, reason: "new seats", settlements };
      const answer = await club.ask(admin, mutation("admin.blockBoat", input), via);
      await settle(club, settlements, answer);
      if (answer?.status !== 200) return;
      club.memory.blocks.set(block, blocked.parse(answer.body).id);
      club.count("blocks of boats");
    },
  ),

  unblock: stepKind({ block: number }, async (club, { block }, via) => {
    const id = club.memory.blocks.get(block);
    const admin = await adminAtWork(club, via);
    if (!admin || id === undefined) return;
    const answer = await club.ask(admin, mutation("admin.unblockBoat", { id }), via);
    if (answer?.status === 200 || isUncertain(answer)) club.memory.blocks.delete(block);
    if (answer?.code === "BLOCK_NOT_FOUND") throw new Broken("no block is lost", { block, id });
  }),

  switch: stepKind(
    { boat: number, available: z.boolean(), decide: decisions },
    async (club, { boat, available, decide }, via) => {
      const admin = await adminAtWork(club, via);
      if (!admin) return;
      const days = { boatId: boat };
      const settlements = available ? [] : await decideAll(club, admin, { days, decide }, via);
      const input = { id: boat, available, settlements };
      const answer = await club.ask(admin, mutation("admin.switchBoat", input), via);
      await settle(club, settlements, answer);
      if (answer?.status === 200) club.count("switched boats");
    },
  ),

  "change a lock code": stepKind({ boat: number, nr: number }, async (club, { boat, nr }, via) => {
    const admin = await adminAtWork(club, via);
    if (!admin) return;
    await club.ask(admin, mutation("admin.editBoat", { id: boat, lockCode: `${4000 + nr}` }), via);
  }),
};

type Settlement = { bookingId: number; action: z.infer<typeof decisions>; toBoatId?: number };

/** What the dialog would send: each booking that is touched, decided about. */
async function decideAll(
  club: SimulatedClub,
  admin: Person,
  { days, decide }: { days: object; decide: Settlement["action"] },
  via: number,
): Promise<Settlement[]> {
  const answer = await club.ask(admin, query("admin.touchedBookings", days), via);
  if (answer?.status !== 200) return [];
  return touched.parse(answer.body).map(({ id: bookingId, freeBoats: [free] }) => {
    if (decide === "move" && free) return { bookingId, action: decide, toBoatId: free.id };
    return { bookingId, action: decide === "move" ? "leave" : decide };
  });
}

async function settle(club: SimulatedClub, settlements: Settlement[], answer: Answer | null) {
  const cancelled = settlements.filter(({ action }) => action === "cancel");
  for (const { bookingId } of cancelled) {
    const known = [...club.memory.bookings.values()].find(({ id }) => id === bookingId);
    if (known && isUncertain(answer)) await learn(club, known);
    else if (known && answer?.status === 200) known.state = "cancelled";
  }
}
