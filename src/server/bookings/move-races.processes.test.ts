import { beforeEach, expect, test } from "vitest";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { moveBy } from "../testing/moves";
import { openTwoProcesses } from "../testing/open-two-processes";
import { bookAt, rowingDay } from "../testing/outing-log";
import type { TestAnswer, TestClient } from "../testing/test-client";

const club = openTwoProcesses();
const db = () => club().db;

const times = <T>(count: number, ask: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => ask(turn)));

function statuses(answers: readonly TestAnswer[]) {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

// Each signed in to both processes by turns.
const keys = ["unlimited", "sam", "manager", "admin"] as const;
let clients: TestClient[];
const client = (turn: number) => clients[turn % keys.length] ?? club().visitor();
beforeEach(async () => {
  clients = await Promise.all(keys.map((key, turn) => club().signIn(key, turn)));
});

/** Half hours in the tango that do not touch each other, by turns of the four. */
async function bookSome(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let nr = 0; nr < count; nr++) {
    const day = `2026-12-0${1 + Math.floor(nr / 15)}`;
    const start = `${String(5 + (nr % 15)).padStart(2, "0")}:00`;
    ids.push(await bookAt(client(nr), club().boats.tango.id, start, 0.5, day));
  }
  return ids;
}

const slot = (changes: object = {}) => ({
  boatId: club().boats.solo.id,
  dateStr: rowingDay,
  timeStr: "12:00",
  duration: 1,
  ...changes,
});

async function expectOneThere() {
  const { boatId } = slot();
  const where = { boatId, bookingDate: new Date(rowingDay), status: "confirmed" } as const;
  expect(await db().booking.count({ where })).toBe(1);
  await expectBooksAgree(db());
}

test("of 50 who move to one slot at once one has it, and only that one's hours change", async () => {
  const ids = await bookSome(50);
  const lines = await db().hourLine.count();
  const answers = await Promise.all(ids.map((id, turn) => moveBy(client(turn), id, slot())));
  expect(statuses(answers)).toEqual({ 200: 1, 409: 49 });
  expect((await db().hourLine.count()) - lines).toBeLessThanOrEqual(1);
  expect(await db().outboxMessage.count({ where: { kind: "booking moved" } })).toBe(1);
  await expectOneThere();
});

test("of 25 who move and 25 who book one slot at once one has it", async () => {
  const ids = await bookSome(25);
  const answers = await times(50, (turn) => {
    const id = turn % 2 ? ids[(turn - 1) / 2] : undefined;
    return id === undefined
      ? client(turn / 2).post("/api/bookings", slot())
      : moveBy(client((turn - 1) / 2), id, slot());
  });
  const won = answers.filter(({ status }) => status < 300);
  expect(won).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  await expectOneThere();
});

test("one booking moved 50 times at once lies where one of them put it, and costs what it says", async () => {
  const id = await bookAt(client(1), club().boats.solo.id, "08:00");
  const { solo, tango } = club().boats;
  const answers = await times(50, (turn) =>
    moveBy(client(1), id, {
      boatId: turn % 3 ? solo.id : tango.id,
      timeStr: `${String(6 + (turn % 12)).padStart(2, "0")}:00`,
      duration: 0.5 + (turn % 4) / 2,
    }),
  );
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  expect(await db().booking.count()).toBe(1);
  await expectBooksAgree(db());
  const back = await client(1).delete(`/api/bookings/${id}`);
  expect(back.json()).toMatchObject({ hoursRemaining: 10 });
});

test("moves between the same boats in both directions at once stand in nobody's way", async () => {
  const { solo, tango } = club().boats;
  const pairs = await Promise.all(
    Array.from({ length: 8 }, async (_, nr) => {
      const start = `${String(6 + nr).padStart(2, "0")}:00`;
      const free = `${String(6 + nr).padStart(2, "0")}:30`;
      return [
        {
          id: await bookAt(client(1), solo.id, start, 0.5),
          boatId: tango.id,
          timeStr: free,
          by: 1,
        },
        {
          id: await bookAt(client(3), tango.id, start, 0.5),
          boatId: solo.id,
          timeStr: free,
          by: 3,
        },
      ];
    }),
  );
  const answers = await Promise.all(
    pairs.flat().map(({ id, by, ...wanted }) => moveBy(client(by), id, wanted)),
  );
  expect(statuses(answers)).toEqual({ 200: 16 });
  await expectBooksAgree(db());
});

test("a move and a cancelling of one booking at once leave nothing charged", async () => {
  for (let round = 0; round < 8; round++) {
    const id = await bookAt(client(1), club().boats.solo.id, "08:00", 1);
    const { boats } = club();
    const [moved, cancelled] = await Promise.all([
      moveBy(client(1), id, { boatId: boats.tango.id, duration: 1.5 }),
      client(1).delete(`/api/bookings/${id}`),
    ]);
    expect([200, 409]).toContain(moved.status);
    expect(cancelled.json()).toMatchObject({ hoursRemaining: 10 });
  }
  await expectBooksAgree(db());
});
