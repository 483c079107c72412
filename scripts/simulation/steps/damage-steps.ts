import { z } from "zod";
import { toHours } from "../../../src/shared/hours/quarters";
import { isUncertain, query } from "../asking";
import { Broken } from "../broken";
import type { SimulatedClub } from "../simulated-club";
import { learn } from "./booking-steps";
import { adminAtWork } from "./signing-in";
import { number, stepKind } from "./step-kind";

const reports = z.array(z.object({ id: z.number(), boat: z.object({ id: z.number() }) }));
const chosen = z.object({
  booking: z.object({ id: z.number(), status: z.string(), hoursUsed: z.number() }),
  hoursRefunded: z.number(),
});

/** Boats that cannot be rowed, and what their rowers choose instead. */
export const damageSteps = {
  "find a boat unusable": stepKind(
    { boat: number, nr: number },
    async (club, { boat, nr }, via) => {
      const admin = await adminAtWork(club, via);
      if (!admin) return;
      const body = { severity: "unusable", what: `A crack, seen for the ${nr}th time` };
      const call = { method: "POST", path: `/api/boats/${boat}/damage`, body } as const;
      const answer = await club.ask(admin, call, via);
      if (answer?.status === 201) club.count("unusable boats");
    },
  ),

  choose: stepKind(
    { who: number, choice: z.enum(["swap", "cancel"]) },
    async (club, { who, choice }, via) => {
      const rower = club.memory.person(who);
      const token = club.post.offers.get(rower.email);
      if (!token) return;
      const path = `/api/booking-offers/${token}`;
      const somebody = { address: rower.address, cookie: undefined };
      const answer = await club.ask(somebody, { method: "POST", path, body: { choice } }, via);
      if (isUncertain(answer)) return learnAll(club, who);
      if (answer.status !== 200) return;
      const { booking, hoursRefunded } = chosen.parse(answer.body);
      const known = [...club.memory.bookings.values()].find(({ id }) => id === booking.id);
      if (!known) throw new Broken("offers are about bookings that somebody asked for", booking);
      club.count("choices of an offer");
      if (booking.status === "confirmed") known.moved = true;
      else known.state = "cancelled";
      const back = hoursRefunded + (await crewsReturn(club, booking.id));
      const kept = booking.status === "cancelled" && back !== booking.hoursUsed;
      if (kept) throw new Broken("an offer gives back everything", { booking, hoursRefunded });
    },
  ),

  "mend a boat": stepKind({ boat: number }, async (club, { boat }, via) => {
    const admin = await adminAtWork(club, via);
    if (!admin) return;
    const answer = await club.ask(admin, query("admin.damage", { open: true }), via);
    if (answer?.status !== 200) return;
    const open = reports.parse(answer.body).filter((report) => report.boat.id === boat);
    for (const { id } of open) {
      const path = `/api/admin/damage/${id}`;
      await club.ask(admin, { method: "PUT", path, body: { resolved: true } }, via);
    }
  }),
};

/** Nobody knows which of somebody's bookings a lost answer was about. */
async function learnAll(club: SimulatedClub, who: number) {
  for (const known of club.memory.bookings.values()) {
    if (known.who !== who) continue;
    known.moved = true;
    await learn(club, known);
  }
}

/** What the crew of a booking had back when it was cancelled, in balance hours. */
async function crewsReturn({ books }: SimulatedClub, id: number): Promise<number> {
  const { memberId, cancelledAt } = await books.booking.findUniqueOrThrow({ where: { id } });
  if (!cancelledAt) return 0;
  const { _sum } = await books.hourLine.aggregate({
    where: { bookingId: id, memberId: { not: memberId }, kind: "refund", createdAt: cancelledAt },
    _sum: { quarters: true },
  });
  return toHours(_sum.quarters ?? 0);
}
