import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { bookedView } from "../../shared/bookings/booking-schemas";
import type { PrismaClient } from "../database/open-database";
import { demoEmail, demoPassword } from "../demo/demo-accounts";
import { fetching, TestClient } from "./test-client";

/** A member of the demo club whose hours do not run out. */
export const bookerEmail = demoEmail("unlimited");

export async function signInToBook(origin: string): Promise<TestClient> {
  const client = new TestClient(fetching(origin));
  const account = { email: bookerEmail, password: demoPassword };
  expect((await client.post("/api/auth/login", account)).status).toBe(200);
  return client;
}

/** Bookings that go on and on, beside what a test does to the server meanwhile. */
export interface BookingLoad {
  /** the ids that were acknowledged */
  booked: Set<number>;
  /** waits until every client has had so many more acknowledged; fails at an answer nobody expects */
  hear: (more: number) => Promise<void>;
  /** waits for a call that comes to nothing and has to be made again */
  hearTrouble: () => Promise<void>;
  /** settles when what was begun is acknowledged */
  stop: () => Promise<void>;
  /** ends it wherever it is */
  abandon: () => void;
}

const lanesEach = 2;
const pauseMs = 100;
const longestMs = 120_000;

/**
 * Books slot after slot over each client, each again under its key until it is acknowledged, as a
 * browser does. Lost connections are borne, and answers with a status in `bearing`.
 */
export function bookUntilStopped(
  clients: TestClient[],
  { bearing }: { bearing: number[] },
): BookingLoad {
  const booked = new Set<number>();
  const surprises: string[] = [];
  const heard = clients.map(() => 0);
  let troubles = 0;
  let stopped = false;
  let abandoned = false;

  async function bookInLane(client: TestClient, turn: number, lane: number) {
    for (let nr = 0; !stopped; nr++) {
      while (!(await book(client, slotOf(lane, nr), `lane-${lane}-${nr}`))) {
        if (abandoned || surprises.length > 0) return;
        troubles += 1;
        await pause(pauseMs);
      }
      heard[turn] = (heard[turn] ?? 0) + 1;
      await pause(pauseMs);
    }
  }

  async function book(client: TestClient, slot: ReturnType<typeof slotOf>, key: string) {
    const named = { "idempotency-key": key };
    const answer = await client.post("/api/bookings", slot, named).catch(() => undefined);
    if (answer?.status === 201) booked.add(answer.read(bookedView).booking.id);
    else if (answer && !bearing.includes(answer.status))
      surprises.push(`${answer.status} ${answer.text}`);
    return answer?.status === 201;
  }

  const lanes = clients.flatMap((client, turn) =>
    Array.from({ length: lanesEach }, (_, nr) => bookInLane(client, turn, turn * lanesEach + nr)),
  );
  return {
    booked,
    hear: async (more) => {
      const wanted = heard.map((count) => count + more);
      const all = () => heard.every((count, turn) => count >= (wanted[turn] ?? 0));
      await expect.poll(() => surprises.length > 0 || all(), { timeout: longestMs }).toBe(true);
      expect(surprises).toEqual([]);
    },
    hearTrouble: async () => {
      await expect.poll(() => troubles, { timeout: longestMs }).toBeGreaterThan(0);
    },
    stop: async () => {
      stopped = true;
      await Promise.all(lanes);
      expect(surprises).toEqual([]);
    },
    abandon: () => {
      stopped = true;
      abandoned = true;
    },
  };
}

/** What the database holds of it. */
export async function listBookedByLoad(db: PrismaClient): Promise<Set<number>> {
  const rows = await db.booking.findMany({ where: { bookingDate: { gte: dayAhead(0, 0) } } });
  return new Set(rows.map(({ id }) => id));
}

const slotOf = (lane: number, nr: number) => ({
  boatId: 1,
  dateStr: dayAhead(lane, nr).toISOString().slice(0, 10),
  timeStr: `${String(5 + (Math.floor(nr / 10) % 17)).padStart(2, "0")}:00`,
  duration: 0.5,
});

/** Past what the demo club has booked; each lane has ten days of its own. */
function dayAhead(lane: number, nr: number) {
  const day = new Date(Date.now() + (40 + lane * 10 + (nr % 10)) * 86_400_000);
  return new Date(day.toISOString().slice(0, 10));
}
