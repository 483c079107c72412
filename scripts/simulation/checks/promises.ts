import { booked, bookedStatus } from "../../../src/server/slots/booked";
import { Broken } from "../broken";
import type { Person } from "../memory";
import type { SimulatedClub } from "../simulated-club";

/** What people were told stands in the books. */
export async function expectPromisesKept(club: SimulatedClub): Promise<void> {
  await expectBookings(club);
  await expectHours(club);
  await expectPeople(club);
}

async function expectBookings({ books, memory }: SimulatedClub) {
  const rows = await books.booking.findMany({
    where: booked,
    select: { id: true, status: true },
  });
  const states = new Map(rows.map((row) => [row.id, bookedStatus(row)]));
  for (const [booking, known] of memory.bookings) {
    const state = states.get(known.id);
    if (state === undefined || (known.state !== "either" && known.state !== state)) {
      throw new Broken("no acknowledged booking or cancelling is lost", { booking, known, state });
    }
    known.state = state;
  }
  if (memory.bookings.size < rows.length) {
    const told = new Set([...memory.bookings.values()].map(({ id }) => id));
    const untold = rows.filter(({ id }) => !told.has(id));
    throw new Broken("every booking is one that somebody asked for, once", untold);
  }
}

async function expectHours({ books, memory }: SimulatedClub) {
  const lines = await books.$queryRaw<{ reason: string; quarters: number }[]>`
    SELECT "reason", sum("quarters")::int AS "quarters" FROM "hour_ledger"
     WHERE "reason" LIKE 'add-hours %' OR "reason" LIKE 'subtract-hours %' GROUP BY "reason"`;
  const written = new Map(lines.map(({ reason, quarters }) => [reason, quarters]));
  for (const { reason, quarters } of lines) {
    const asked = memory.hours.get(reason)?.quarters;
    if (quarters !== asked) {
      throw new Broken("hours are changed once for each request", { reason, quarters, asked });
    }
  }
  for (const [reason, known] of memory.hours) {
    // Of those who left nothing is kept that was written about them.
    const isGone = memory.person(known.who).standing === "gone";
    if (known.certain && !isGone && !written.has(reason)) {
      throw new Broken("no acknowledged change of hours is lost", { reason, known });
    }
  }
}

async function expectPeople({ books, memory }: SimulatedClub) {
  const rows = await books.member.findMany({
    select: {
      id: true,
      email: true,
      approvalStatus: true,
      membershipStatus: true,
      deletedAt: true,
    },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const person of memory.everybody()) {
    if (person.id === undefined) continue;
    const row = byId.get(person.id);
    const standing = row && !row.deletedAt ? roleOf(row) : "gone";
    if (standing !== person.standing) {
      throw new Broken("everybody's standing is what they were told", { person, standing });
    }
    if (row && !row.deletedAt && row.email !== person.email) {
      throw new Broken("everybody keeps their e-mail", { person, email: row.email });
    }
  }
}

const roleOf = (row: { approvalStatus: string; membershipStatus: string }): Person["standing"] => {
  if (row.membershipStatus === "paused") return "paused";
  return row.approvalStatus === "approved" ? "approved" : "pending";
};
