import { z } from "zod";
import { feePaidIn } from "../../../src/server/fees/fee-queries";
import { getClubSettings } from "../../../src/server/settings/club-settings-queries";
import { testMoment } from "../../../src/server/testing/test-moment";
import { isFeeDue } from "../../../src/shared/fees/fee-paid";
import { Broken } from "../broken";
import type { SimulatedClub } from "../simulated-club";
import { adminAtWork } from "./signing-in";
import { stepKind } from "./step-kind";

/** How long the fee lasts, and whether boats are booked without it. */
export const seasonSteps = {
  "say when seasons end": stepKind(
    { feeSeason: z.string(), feeGatesBooking: z.boolean() },
    async (club, body, via) => {
      const admin = await adminAtWork(club, via);
      if (!admin) return;
      const call = { method: "PUT", path: "/api/admin/settings/club", body } as const;
      const answer = await club.ask(admin, call, via);
      if (answer?.status === 200) club.count("settings of the season");
    },
  ),
};

/** A member has booked: where the fee is asked for, theirs is paid. */
export async function expectFeePaid(club: SimulatedClub, memberId: number, via: number) {
  if (club.isManyAtOnce) return;
  const { feeGatesBooking, feeSeason } = await getClubSettings(club.books);
  if (!feeGatesBooking) return;
  const member = await club.books.member.findUniqueOrThrow({ where: { id: memberId } });
  const { now, clock } = testMoment(club.process(via).clock.now());
  const { today } = now;
  const paid = feePaidIn(feeSeason, member, clock);
  if (isFeeDue(paid, today)) {
    throw new Broken("nobody books while their fee is due", { memberId, paid, today });
  }
}
