import { z } from "zod";
import { faultSteps } from "../faults/all-faults";
import type { SimulatedClub } from "../simulated-club";
import { bookingSteps, doubtBookingsOfTheGone } from "./booking-steps";
import { believeClosures, closingSteps } from "./closing-steps";
import { counterSteps } from "./counter-steps";
import { crewSteps } from "./crew-steps";
import { damageSteps } from "./damage-steps";
import { fleetSteps } from "./fleet-steps";
import { houseSteps } from "./house-steps";
import { importingSteps } from "./importing-steps";
import { memberSteps } from "./member-steps";
import { moneySteps } from "./money-steps";
import { movingSteps } from "./moving-steps";
import { outingSteps } from "./outing-steps";
import { passwordSteps } from "./password-steps";
import { seasonSteps } from "./season-steps";
import { seriesSteps } from "./series-steps";
import { sharingSteps } from "./sharing-steps";
import { type StepKind, stepKind } from "./step-kind";
import { troubleSteps } from "./trouble-steps";
import { waitingSteps } from "./waiting-steps";

const kinds: Record<string, StepKind> = {
  ...memberSteps,
  ...passwordSteps,
  ...bookingSteps,
  ...movingSteps,
  ...outingSteps,
  ...crewSteps,
  ...seriesSteps,
  ...moneySteps,
  ...counterSteps,
  ...fleetSteps,
  ...damageSteps,
  ...closingSteps,
  ...sharingSteps,
  ...seasonSteps,
  ...waitingSteps,
  ...importingSteps,
  ...houseSteps,
  ...troubleSteps,
  ...faultSteps,
  "at once": stepKind(
    { steps: z.array(z.looseObject({ do: z.string() })) },
    async (club, { steps }) => {
      club.isManyAtOnce = true;
      const ended = await Promise.allSettled(steps.map((step) => playStep(club, step)));
      club.isManyAtOnce = false;
      doubtBookingsOfTheGone(club);
      believeClosures(club);
      for (const end of ended) if (end.status === "rejected") throw end.reason;
    },
  ),
};

/** Does what a step says; throws `Broken` where a promise is. */
export async function playStep(club: SimulatedClub, step: { do: string }): Promise<void> {
  const kind = kinds[step.do];
  if (!kind) throw new Error(`Nobody knows how to "${step.do}".`);
  await kind.play(club, step);
}
