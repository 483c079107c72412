import { addMinutes } from "date-fns";
import { addDays } from "../../../src/shared/time/club-dates";
import { Broken } from "../broken";
import type { Diary } from "../habits/diary";
import { goOut } from "../habits/outing-habits";
import type { SimulatedClub } from "../simulated-club";
import { adminAtWork } from "../steps/signing-in";
import { number, stepKind } from "../steps/step-kind";
import type { Fault } from "./fault";

const aDay = 24 * 60;
const perDay = 50;

/** The mail provider refuses after 50 messages a day, while the club tells everybody something. */
export const mailLimit: Fault = {
  habit: { share: 3, what: someDaysLimited },

  steps: {
    "the mail provider takes": stepKind({ messages: number }, async (club, { messages }) => {
      beginDay(club, messages);
    }),

    "the mail provider takes all": stepKind({}, async (club) => beginDay(club)),

    announce: stepKind({ nr: number }, async (club, { nr }, via) => {
      const admin = await adminAtWork(club, via);
      if (!admin) return;
      const from = club.today(via);
      const words = {
        title: `Regatta ${nr}`,
        text: "All boats on the water.",
        audience: "members",
      };
      const body = { ...words, from, until: addDays(from, 14), mail: true };
      const path = "/api/admin/announcements";
      const call = { method: "POST", path, body, key: `announcement ${nr}` } as const;
      const answer = await club.ask(admin, call, via);
      if (answer?.status === 201) club.count("announcements");
    }),

    "alarms are tried on": stepKind({}, expectAlarmsTried),
  },

  end: async (club) => beginDay(club),
};

function someDaysLimited(diary: Diary) {
  const { dice } = diary;
  goOut(diary, dice.between(8, 16));
  diary.write(0, "the mail provider takes", { messages: perDay });
  for (let nr = dice.between(1, 3); nr > 0; nr -= 1) {
    diary.write(nr, "announce", { nr: diary.label() });
  }
  for (const later of [10, 72, 74]) diary.write(later, "work");
  diary.write(74, "alarms are tried on");
  diary.write(80, "boats come back");
  const days = dice.between(2, 4);
  for (let nr = 1; nr < days; nr += 1) {
    // None where other senders of the same account have used them up.
    diary.write(nr * aDay, "the mail provider takes", { messages: dice.pick([perDay, perDay, 0]) });
    diary.write(nr * aDay + 1, "work");
  }
  diary.write(days * aDay, "the mail provider takes all");
}

/** What is the matter with other mail holds no alarm back for longer than it would by itself. */
async function expectAlarmsTried(club: SimulatedClub) {
  const clocks = club.everyProcess().map(({ clock }) => clock.now().getTime());
  const resting = await club.books.outboxMessage.findMany({
    where: {
      alarmId: { not: null },
      sentAt: null,
      setAsideAt: null,
      nextAttemptAt: { gt: addMinutes(Math.max(...clocks), 2) },
    },
    select: { id: true, kind: true, attempts: true, nextAttemptAt: true, lastError: true },
  });
  if (resting.length > 0) throw new Broken("alarms are tried again within two minutes", resting);
}

/** The provider takes so many from now on; all, where nothing is said. */
function beginDay(club: SimulatedClub, messages?: number) {
  if (club.post.leftToday === 0) club.count("days over the mail limit");
  club.post.leftToday = messages;
}
