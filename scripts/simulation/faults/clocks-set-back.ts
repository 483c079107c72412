import { z } from "zod";
import { testMoment } from "../../../src/server/testing/test-moment";
import { Broken } from "../broken";
import { expectAlarmsOnce } from "../checks/alarms";
import { expectBooksWhole } from "../checks/books";
import type { Diary } from "../habits/diary";
import { goOut } from "../habits/outing-habits";
import type { SimulatedClub } from "../simulated-club";
import { landAll } from "../steps/outing-steps";
import { adminAtWork } from "../steps/signing-in";
import { number, stepKind } from "../steps/step-kind";
import type { Fault } from "./fault";

/** The host's clock is set back by two hours while boats are out, and put right again later. */
export const clocksSetBack: Fault = {
  habit: { share: 7, what: backByTwoHours },

  steps: {
    "the clocks are set back": stepKind({ minutes: number }, async (club, { minutes }, via) => {
      await setClocks(club, -minutes, via);
      club.count("clocks set back");
    }),

    "the clocks are right": stepKind({}, (club, _details, via) => setClocks(club, 0, via)),
  },

  end: (club) => landAll(club, 0),
};

/** Before they are due, or once an alarm was raised; some are back before the clock is right. */
function backByTwoHours(diary: Diary) {
  const { dice } = diary;
  goOut(diary, dice.between(8, 17));
  diary.write(72, "work");
  const setBack = dice.between(5, 100);
  diary.write(setBack, "the clocks are set back", { minutes: 120 });
  for (const later of [1, 15, 30, 60]) diary.write(setBack + later, "work");
  if (dice.percent(50)) diary.write(setBack + 45, "boats come back");
  diary.write(setBack + 90, "the clocks are right");
  diary.write(setBack + 91, "work");
  diary.write(setBack + 92, "boats come back");
}

async function setClocks(club: SimulatedClub, minutes: number, via: number) {
  const before = await boatsOut(club, via);
  for (const { clock } of club.everyProcess()) clock.wrongByMinutes = minutes;
  club.post.clocksAgree = true;
  const after = await boatsOut(club, via);
  if (before && after && before !== after) {
    throw new Broken("what is out stays out, and due when it was", { before, after });
  }
  await expectBooksWhole(club);
  await expectAlarmsOnce(club);
}

const outings = z.array(
  z.object({
    bookingId: z.number(),
    launchedAt: z.string().nullable(),
    landedAt: z.string().nullable(),
    dueTime: z.string(),
  }),
);

/** As staff see them; undefined where nobody can say. */
async function boatsOut(club: SimulatedClub, via: number): Promise<string | undefined> {
  const admin = await adminAtWork(club, via);
  const { today } = testMoment(club.clock.now()).now;
  const path = `/api/outings?startDate=${today}&endDate=${today}`;
  const answer = admin && (await club.ask(admin, { method: "GET", path }, via));
  if (answer?.status !== 200) return undefined;
  const out = outings.parse(answer.body).filter((one) => one.launchedAt && !one.landedAt);
  return JSON.stringify(out.sort((one, other) => one.bookingId - other.bookingId));
}
