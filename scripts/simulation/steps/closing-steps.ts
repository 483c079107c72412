import { z } from "zod";
import { testMoment } from "../../../src/server/testing/test-moment";
import { bookingReference } from "../../../src/shared/bookings/booking-reference";
import { isUncertain } from "../asking";
import { Broken } from "../broken";
import type { SimulatedClub } from "../simulated-club";
import { adminAtWork } from "./signing-in";
import { number, stepKind } from "./step-kind";

const time = z.string();
const closed = z.object({
  closure: z.object({ id: z.number() }),
  cancelled: z.array(z.string()),
});

/** When the whole club is closed, and what becomes of the bookings there. */
export const closingSteps = {
  "close the club": stepKind(
    {
      closure: number,
      from: z.string(),
      since: time,
      to: z.string(),
      until: time,
      cancels: z.boolean(),
    },
    async (club, { closure, from, since, to, until, cancels }, via) => {
      const admin = await adminAtWork(club, via);
      if (!admin) return;
      const span = { startDate: from, startTime: since, endDate: to, endTime: until };
      const body = { ...span, reason: `Regatta ${closure}`, cancelBookings: cancels };
      const key = `closure ${closure}`;
      const call = { method: "POST", path: "/api/admin/closures", body, key } as const;
      const answer = await club.ask(admin, call, via);
      if (isUncertain(answer)) return doubtAll(club);
      if (answer.status !== 201) return;
      const told = closed.parse(answer.body);
      club.memory.closures.set(closure, { id: told.closure.id, cancels });
      for (const reference of told.cancelled) club.memory.takenBack.add(reference);
      believeClosures(club);
      club.count("closures");
    },
  ),

  "open the club": stepKind({ closure: number }, async (club, { closure }, via) => {
    const known = club.memory.closures.get(closure);
    const admin = await adminAtWork(club, via);
    if (!admin || !known) return;
    const call = { method: "DELETE", path: `/api/admin/closures/${known.id}` } as const;
    const answer = await club.ask(admin, call, via);
    if (answer?.status === 200 || isUncertain(answer)) club.memory.closures.delete(closure);
    if (answer?.code === "CLOSURE_NOT_FOUND") {
      throw new Broken("no closure is lost", { closure, known });
    }
  }),
};

/** What a closure said it cancelled is cancelled, also where its booking was told of later. */
export function believeClosures({ memory }: SimulatedClub): void {
  for (const known of memory.bookings.values()) {
    if (memory.takenBack.has(bookingReference(known.id, testMoment().club)))
      known.state = "cancelled";
  }
}

function doubtAll({ memory }: SimulatedClub) {
  for (const known of memory.bookings.values()) {
    if (known.state === "confirmed") known.state = "either";
  }
}
