import { beforeEach } from "vitest";
import { openTestClub } from "./open-test-club";

/** A test club, and a hand with a SQL prompt that no verb holds back. */
export function openSqlByHand() {
  const club = openTestClub();
  const ids = { solo: 0, tango: 0, uma: 0, sam: 0, lee: 0 };
  beforeEach(() => {
    const { boats, people } = club();
    Object.assign(ids, {
      solo: boats.solo.id,
      tango: boats.tango.id,
      uma: people.unlimited.id,
      sam: people.sam.id,
      lee: people.lee.id,
    });
  });

  const run = (sql: string) => club().services.db.$executeRawUnsafe(sql);

  /** Several statements in one transaction. */
  const together = (...statements: string[]) =>
    club().services.db.$transaction(async (tx) => {
      for (const sql of statements) await tx.$executeRawUnsafe(sql);
    });

  /** A booking that costs nothing, as an unlimited member's. */
  const booking = (over: Record<string, string | number> = {}) => {
    const values = {
      boatId: ids.solo,
      memberId: ids.uma,
      bookingDate: "'2026-11-21'",
      startTime: "'06:30'",
      duration: 1.5,
      hoursUsed: 0,
      ...over,
    };
    const columns = Object.keys(values).map((name) => `"${name}"`);
    return `INSERT INTO "bookings" (${columns}) VALUES (${Object.values(values)})`;
  };

  return { club, ids, run, together, booking };
}
