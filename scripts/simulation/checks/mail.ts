import { subDays } from "date-fns";
import { Broken } from "../broken";
import type { SimulatedClub } from "../simulated-club";

/** No message comes twice, and none is written twice. */
export async function expectMailOnce(club: SimulatedClub): Promise<void> {
  const doubled = club.post.doubled();
  if (doubled.length > 0) throw new Broken("each message is sent once", doubled);

  // Those of who has left are empty, and all called the same.
  const written = await club.books.$queryRaw<unknown[]>`
    SELECT "kind", "memberId", count(*)::int AS "times" FROM "outbox"
     WHERE "kind" IN ('booking confirmed', 'booking cancelled', 'booking cancelled by the club')
       AND "memberId" IS NOT NULL
     GROUP BY "kind", "bookingId", "memberId" HAVING count(*) > 1
    UNION ALL
    SELECT "subject", "memberId", count(*)::int FROM "outbox"
     WHERE "kind" = 'reminder' AND "memberId" IS NOT NULL AND "text" <> ''
     GROUP BY "subject", "memberId", "createdAt"::date HAVING count(*) > 1`;
  if (written.length > 0) throw new Broken("each message is written once", written);

  // A week's, because old mail is forgotten and old payments are not.
  const since = subDays(club.clock.now(), 7);
  const [count] = await club.books.$queryRaw<[{ receipts: number; payments: number }]>`
    SELECT (SELECT count(*)::int FROM "outbox"
             WHERE "kind" = 'receipt' AND "createdAt" > ${since}) AS "receipts",
           (SELECT count(*)::int FROM "orders" WHERE "capturedAt" > ${since}) AS "payments"`;
  if (count.receipts !== count.payments) throw new Broken("each payment has one receipt", count);

  const silent = await club.books.$queryRaw<unknown[]>`
    SELECT "id" FROM "bookings" WHERE "createdAt" > ${since} AND "heldUntil" IS NULL AND 1 <> (
      SELECT count(*) FROM "outbox"
       WHERE "kind" = 'booking confirmed' AND "bookingId" = "bookings"."id" AND "seriesId" IS NULL
          OR "kind" = 'series booked' AND "bookingId" = "seriesId")`;
  if (silent.length > 0) throw new Broken("whoever is booked is written to", silent);
}

/** What was due is out, and what is said to be out has arrived. */
export async function expectMailOut(club: SimulatedClub): Promise<void> {
  const waiting = await club.books.outboxMessage.findMany({
    where: { sentAt: null, setAsideAt: null },
    select: { id: true, kind: true, attempts: true, nextAttemptAt: true, lastError: true },
  });
  if (waiting.length > 0) throw new Broken("mail that is due leaves", waiting);
  const givenUp = await club.books.outboxMessage.findMany({
    where: { sentAt: null, setAsideAt: { not: null }, droppedFor: null },
    select: { id: true, kind: true, attempts: true, setAsideAt: true, lastError: true },
  });
  if (givenUp.length > 0) throw new Broken("no message is given up that could leave", givenUp);
  const sent = await club.books.outboxMessage.findMany({
    where: { sentAt: { gt: subDays(club.clock.now(), 8) } },
    select: { id: true, createdAt: true, kind: true },
  });
  const lost = sent.filter(({ id, createdAt }) => !club.post.has(`${id}.${createdAt.getTime()}`));
  if (lost.length > 0) throw new Broken("mail that is said to be out has arrived", lost);
}
