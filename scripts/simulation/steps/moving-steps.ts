import { z } from "zod";
import { fromDay } from "../../../src/shared/time/club-dates";
import { isUncertain } from "../asking";
import { Broken } from "../broken";
import { learn } from "./booking-steps";
import { expectAllowed, isLate } from "./club-rules";
import { adminAtWork, signedIn } from "./signing-in";
import { number, stepKind } from "./step-kind";
import { wish } from "./wish";

const { booking, boat, day, start, hours, by } = wish;

const move = {
  booking,
  by,
  move: number,
  boat: boat.optional(),
  day: day.optional(),
  start: start.optional(),
  hours: hours.optional(),
};

const moved = z.object({
  booking: z.object({
    boatId: z.number(),
    bookingDate: z.string(),
    startTime: z.string(),
    duration: z.number(),
  }),
});

/** What rowers, and admins for them, lay elsewhere. The same `move` again is the same request again. */
export const movingSteps = {
  move: stepKind(move, async (club, { booking, by, move, boat, day, start, hours }, via) => {
    const known = club.memory.bookings.get(booking);
    if (!known) return;
    const asker = by === "admin" ? await adminAtWork(club, via) : club.memory.person(known.who);
    if (!asker || !(await signedIn(club, asker, via))) return;
    const wanted = { boatId: boat, dateStr: day, timeStr: start, duration: hours };
    const path = `/api/bookings/${known.id}`;
    const call = { method: "PUT", path, body: wanted, key: `move ${move}` } as const;
    const from = await club.books.booking.findUniqueOrThrow({ where: { id: known.id } });
    const late = by === "member" && (await isLate(club, from, via));
    const answer = await club.ask(asker, call, via);
    const before = known.state;
    if (isUncertain(answer)) {
      known.moved = true;
      return learn(club, known);
    }
    if (answer.code === "BOOKING_NOT_FOUND") {
      throw new Broken("no acknowledged booking is lost", { booking, known });
    }
    if (answer.code === "ALREADY_CANCELLED" && before === "confirmed" && !club.isManyAtOnce) {
      throw new Broken("nobody's booking is cancelled by itself", { booking, known });
    }
    if (answer.status !== 200) return;
    known.moved = true;
    club.count("moved bookings");
    if (club.isManyAtOnce) return;
    if (before === "cancelled") throw new Broken("no cancelled booking is moved", { booking });
    const told = moved.parse(answer.body).booking;
    const asked = { boatId: boat, bookingDate: day, startTime: start, duration: hours };
    const wrong = Object.entries(asked).some(
      ([what, value]) => value !== undefined && Object(told)[what] !== value,
    );
    if (wrong) throw new Broken("a moved booking lies where it was asked to", { asked, told });
    const longer = told.duration - from.duration.toNumber();
    const elsewhere =
      told.boatId !== from.boatId ||
      told.bookingDate !== fromDay(from.bookingDate) ||
      told.startTime !== from.startTime;
    if (late && (longer < 0 || elsewhere)) {
      throw new Broken("shortly before its start an outing only gets longer", { booking, told });
    }
    if (elsewhere || longer !== 0) await expectAllowed(club, known.id, via);
  }),
};
