import { z } from "zod";
import { addDays, toDay } from "../../../src/shared/time/club-dates";
import { type Answer, type Call, isUncertain } from "../asking";
import { Broken } from "../broken";
import type { SimulatedClub } from "../simulated-club";
import { learn } from "./booking-steps";
import { expectAllowed } from "./club-rules";
import { adminAtWork, signedIn } from "./signing-in";
import { number, stepKind } from "./step-kind";
import { wish } from "./wish";

const { who, boat, day, start, hours, by } = wish;
const series = { series: number, bookings: z.array(number), who, boat, day, start, hours, by };
type Series = z.infer<z.ZodObject<typeof series>>;

const made = z.object({
  series: z.object({ id: z.number() }),
  booked: z.array(z.object({ id: z.number() })),
  refused: z.array(z.object({ dateStr: z.string() })),
});

/** What rowers book for a week for each of `bookings`; the same `series` again is the same request. */
export const seriesSteps = {
  "book every week": stepKind(series, async (club, wanted, via) => {
    const rower = club.memory.person(wanted.who);
    const asker = wanted.by === "admin" ? await adminAtWork(club, via) : rower;
    if (rower.id === undefined || !asker || !(await signedIn(club, asker, via))) return;
    const known = club.memory.series.get(wanted.series);
    const bookedAt = club.process(via).clock.now();
    const answer = await club.ask(asker, callOf(wanted, rower.id), via);
    if (isUncertain(answer)) return findOut(club, wanted, rower.id, bookedAt);
    if (answer.status !== 201) return;
    const ids = idsIn(answer, wanted);
    if (known && known.ids.join() !== ids.join()) {
      throw new Broken("a repetition books once", { series: wanted.series, known, ids });
    }
    if (known) return;
    remember(club, wanted, ids, bookedAt);
    club.count("series");
    for (const id of ids) await expectAllowed(club, id, via);
  }),

  "end the weeks": stepKind({ series: number }, async (club, { series }, via) => {
    const known = club.memory.series.get(series);
    const [first] = known?.ids ?? [];
    if (!known || first === undefined) return;
    const rower = club.memory.person(known.who);
    if (!(await signedIn(club, rower, via))) return;
    const call = { method: "DELETE", path: `/api/bookings/series/${first}` } as const;
    const answer = await club.ask(rower, call, via);
    if (answer?.status === 200) club.count("ended series");
    if (answer && answer.status >= 400) return;
    for (const booking of club.memory.bookings.values()) {
      if (known.ids.includes(booking.id)) await learnEnding(club, booking, answer);
    }
  }),
};

function callOf({ series, bookings, boat, day, start, hours, by }: Series, memberId: number): Call {
  const span = { boatId: boat, dateStr: day, timeStr: start, duration: hours };
  const body = { ...span, weeks: bookings.length };
  const key = `series ${series}`;
  return by === "member"
    ? { method: "POST", path: "/api/bookings/series", body, key }
    : { method: "POST", path: "/api/admin/bookings/series", body: { ...body, memberId }, key };
}

function idsIn(answer: Answer, { bookings }: Series): number[] {
  const { booked, refused } = made.parse(answer.body);
  if (booked.length + refused.length !== bookings.length) {
    throw new Broken("each week is booked or refused", answer.body);
  }
  return booked.map(({ id }) => id);
}

function remember(
  club: SimulatedClub,
  { series, bookings, who }: Series,
  ids: number[],
  bookedAt: Date,
) {
  club.memory.series.set(series, { who, ids });
  for (const [nr, id] of ids.entries()) {
    const label = bookings[nr];
    if (label === undefined) continue;
    club.memory.bookings.set(label, { who, id, state: "confirmed", bookedAt });
  }
}

/** Looks up what became of a series that had no answer. */
async function findOut(club: SimulatedClub, wanted: Series, memberId: number, bookedAt: Date) {
  if (club.memory.series.has(wanted.series)) return;
  const others = [...club.memory.bookings.values()].map(({ id }) => id);
  const days = wanted.bookings.map((_, week) => toDay(addDays(wanted.day, 7 * week)));
  const found = await club.books.booking.findMany({
    where: {
      memberId,
      bookingDate: { in: days },
      startTime: wanted.start,
      seriesId: { not: null },
      id: { notIn: others },
    },
    orderBy: { seriesN: "asc" },
  });
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) remember(club, wanted, ids, bookedAt);
}

/** What was ended is cancelled; a booking that had been cancelled before stays so. */
async function learnEnding(
  club: SimulatedClub,
  booking: Parameters<typeof learn>[1],
  answer: Answer | null,
) {
  const before = booking.state;
  await learn(club, booking);
  if (answer && before === "cancelled" && booking.state !== before) {
    throw new Broken("no ended week stands again", booking);
  }
}
