import { z } from "zod";
import { isUncertain } from "../asking";
import { Broken } from "../broken";
import type { Person } from "../memory";
import type { SimulatedClub } from "../simulated-club";
import { adminAtWork } from "./signing-in";
import { number, stepKind } from "./step-kind";

/** What is logged on the water; the log is on while boats are out. */
export const outingSteps = {
  "boats go out": stepKind({ bookings: z.array(number) }, async (club, { bookings }, via) => {
    const admin = await adminAtWork(club, via);
    if (!admin) return;
    await switchLog(club, admin, "on", via);
    for (const booking of bookings) {
      const id = club.memory.bookings.get(booking)?.id;
      if (id === undefined) continue;
      const path = `/api/bookings/${id}/launch`;
      const answer = await club.ask(admin, { method: "POST", path, body: {} }, via);
      if (answer?.status !== 200) continue;
      club.memory.out.add(id);
      club.count("launches");
    }
  }),

  "boats come back": stepKind({}, (club, _details, via) => landAll(club, via)),
};

/** Lands whatever is out, as far as anybody knows. */
export async function landAll(club: SimulatedClub, via: number): Promise<void> {
  const { out } = club.memory;
  const admin = out.size > 0 ? await adminAtWork(club, via) : undefined;
  if (!admin) return;
  for (const id of out) {
    const path = `/api/bookings/${id}/land`;
    const answer = await club.ask(admin, { method: "POST", path, body: {} }, via);
    // Asked again it says the same.
    if (isUncertain(answer)) return;
    if (answer.status !== 200) throw new Broken("no launch is lost", { id, answer });
    out.delete(id);
  }
  await switchLog(club, admin, "off", via);
}

async function switchLog(club: SimulatedClub, admin: Person, outingLog: string, via: number) {
  const path = "/api/admin/settings/safety";
  await club.ask(admin, { method: "PUT", path, body: { outingLog } }, via);
}
