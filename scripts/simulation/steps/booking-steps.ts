import { subHours } from "date-fns";
import { z } from "zod";
import { idempotencyHours } from "../../../src/server/answers/idempotency";
import { bookedStatus } from "../../../src/server/slots/booked";
import { toDay } from "../../../src/shared/time/club-dates";
import { type Answer, type Call, isUncertain, query } from "../asking";
import { Broken } from "../broken";
import type { KnownBooking, Person } from "../memory";
import type { SimulatedClub } from "../simulated-club";
import { expectAllowed, expectTrueReturn, listParts } from "./club-rules";
import { expectOffered, nextInLine } from "./next-in-line";
import { expectTrueRefusal } from "./refused-bookings";
import { expectFeePaid } from "./season-steps";
import { adminAtWork, signedIn } from "./signing-in";
import { number, stepKind } from "./step-kind";
import { type Wish, wish } from "./wish";

const booked = z.object({ booking: z.object({ id: z.number() }) });

/** What rowers do with boats. The same `booking` again is the same request again. */
export const bookingSteps = {
  book: stepKind(wish, async (club, wish, via) => {
    const rower = club.memory.person(wish.who);
    if (rower.id === undefined) return;
    const asker = wish.by === "admin" ? await adminAtWork(club, via) : rower;
    if (!asker || !(await signedIn(club, asker, via))) return;
    const known = club.memory.bookings.get(wish.booking);
    const now = club.process(via).clock.now();
    // A key is kept for a day.
    if (known && known.bookedAt < subHours(now, idempotencyHours - 3)) return;
    const answer = await club.ask(asker, callOf(wish, rower.id), via);
    if (isUncertain(answer)) return findOut(club, wish, rower.id, now);
    if (answer.status === 201) {
      remember(club, wish, rower, answer, now);
      const given = club.memory.bookings.get(wish.booking);
      if (given && !known) await expectAllowed(club, given.id, via);
      if (given && !known && wish.by === "member") await expectFeePaid(club, rower.id, via);
      return;
    }
    const stands = known?.state === "confirmed" && !known.moved;
    if (answer.code === "ALREADY_ANSWERED" && stands && !club.isManyAtOnce) {
      throw new Broken("a booking that stands answers its repetition", { wish, known });
    }
    await expectTrueRefusal(club, { ...wish, memberId: rower.id, today: club.today(via) }, answer);
  }),

  cancel: stepKind({ booking: number, by: wish.by }, async (club, { booking, by }, via) => {
    const known = club.memory.bookings.get(booking);
    if (!known) return;
    const rower = club.memory.person(known.who);
    const asker = by === "admin" ? await adminAtWork(club, via) : rower;
    if (!asker || !(await signedIn(club, asker, via))) return;
    const call = { method: "DELETE", path: `/api/bookings/${known.id}` } as const;
    const line = await nextInLine(club, known.id, via);
    const parts = await listParts(club, known.id);
    const answer = await club.ask(asker, call, via);
    if (isUncertain(answer)) return learn(club, known);
    const before = known.state;
    if (answer.status === 200) {
      club.count("cancelled bookings");
      known.state = "cancelled";
      if (before === "cancelled") throw new Broken("a booking is cancelled once", { booking });
      await expectTrueReturn(club, known.id, { own: by === "member", parts }, via);
      await expectOffered(club, known.id, line);
    }
    if (answer.code === "BOOKING_NOT_FOUND") {
      throw new Broken("no acknowledged booking is lost", { booking, known });
    }
    if (answer.code === "ALREADY_CANCELLED" && before === "confirmed" && !club.isManyAtOnce) {
      throw new Broken("nobody's booking is cancelled by itself", { booking, known });
    }
  }),

  "look at bookings": stepKind({ who: number }, async (club, { who }, via) => {
    const person = club.memory.person(who);
    if (!(await signedIn(club, person, via))) return;
    const answer = await club.ask(person, query("bookings.mine"), via);
    if (isUncertain(answer)) return;
    const shown = z.array(z.object({ id: z.number(), status: z.string() })).parse(answer.body);
    const states = new Map(shown.map(({ id, status }) => [id, status]));
    for (const known of club.memory.bookings.values()) {
      if (known.who !== who || known.state === "either") continue;
      if (states.get(known.id) !== known.state) {
        throw new Broken("everybody sees their bookings as they were told", { known });
      }
    }
  }),
};

function callOf({ booking, boat, day, start, hours, by }: Wish, memberId: number): Call {
  const body = { boatId: boat, dateStr: day, timeStr: start, duration: hours };
  const key = `booking ${booking}`;
  return by === "member"
    ? { method: "POST", path: "/api/bookings", body, key }
    : { method: "POST", path: "/api/admin/bookings", body: { ...body, memberId }, key };
}

function remember(
  club: SimulatedClub,
  { booking, who, by }: Wish,
  rower: Person,
  answer: Answer,
  bookedAt: Date,
) {
  const { id } = booked.parse(answer.body).booking;
  const known = club.memory.bookings.get(booking);
  if (known && known.id !== id) throw new Broken("a repetition books once", { booking, known, id });
  if (known?.state === "cancelled" && !club.isManyAtOnce) {
    throw new Broken("a repetition says how the booking stands now", { booking, known });
  }
  if (known) return;
  if (rower.standing !== "approved" && !club.isManyAtOnce) {
    throw new Broken("only approved and active members are booked for", { rower, by });
  }
  club.count("bookings");
  club.memory.bookings.set(booking, { who, id, state: "confirmed", bookedAt });
}

/** Looks up what became of a wish that had no answer. */
async function findOut(club: SimulatedClub, wish: Wish, memberId: number, bookedAt: Date) {
  const known = club.memory.bookings.get(wish.booking);
  if (known) return learn(club, known);
  const others = [...club.memory.bookings.values()].map(({ id }) => id);
  const found = await club.books.booking.findFirst({
    where: {
      memberId,
      bookingDate: toDay(wish.day),
      startTime: wish.start,
      status: "confirmed",
      id: { notIn: others },
    },
  });
  if (!found) return;
  const { who } = wish;
  club.memory.bookings.set(wish.booking, { who, id: found.id, state: "confirmed", bookedAt });
}

/** Believes from now on what the books say of a booking. */
export async function learn(club: SimulatedClub, known: KnownBooking): Promise<void> {
  const booking = await club.books.booking.findUniqueOrThrow({ where: { id: known.id } });
  known.state = bookedStatus(booking);
}

/** The bookings ahead of those who left are cancelled with them; those behind them stand. */
export function doubtBookingsOfTheGone({ memory }: SimulatedClub): void {
  for (const known of memory.bookings.values()) {
    const isGone = memory.person(known.who).standing === "gone";
    if (isGone && known.state === "confirmed") known.state = "either";
  }
}
