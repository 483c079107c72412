import { afterEach, expect, test, vi } from "vitest";
import type { Statements } from "../database/open-database";
import { openTestClub } from "../testing/open-test-club";

const club = openTestClub();
afterEach(() => vi.restoreAllMocks());

const noon = () => ({
  ...{ boatId: club().boats.solo.id, dateStr: "2026-11-21", timeStr: "12:00", duration: 1 },
});
const everythingOn = { outingLog: "on", daylight: "refuse", conditions: "refuse" };

/** How many statements the transactions of some work send. */
async function counted(work: () => Promise<void>): Promise<number> {
  const { plain } = club().house.db;
  const transaction = plain.transaction.bind(plain);
  let statements = 0;
  const counting = (tx: Statements): Statements => ({
    $queryRaw: (...asked) => {
      statements += 1;
      return tx.$queryRaw(...asked);
    },
    $executeRaw: (...asked) => {
      statements += 1;
      return tx.$executeRaw(...asked);
    },
  });
  const spy = vi.spyOn(plain, "transaction");
  spy.mockImplementation((inside) => transaction((tx) => inside(counting(tx))));
  await work();
  spy.mockRestore();
  return statements;
}

test("on a bright calm noon a booking is the same with every gate off and on, and as many statements", async () => {
  const sam = await club().signIn("sam");
  const admin = await club().signIn("admin");
  const book = async () => {
    const answer = await sam.post("/api/bookings", noon());
    expect(answer.status, answer.text).toBe(201);
    const { booking, ...rest } = Object(answer.json());
    await sam.delete(`/api/bookings/${booking.id}`);
    // How it looked is told only where the club goes by it.
    return { ...rest, booking: { ...booking, id: 0, reference: "", conditions: null } };
  };
  const answers: unknown[] = [];
  const keep = async () => void answers.push(await book());
  const off = await counted(keep);
  const settled = await admin.put("/api/admin/settings/safety", everythingOn);
  expect(settled.status, settled.text).toBe(200);
  const on = await counted(keep);
  expect(answers[1]).toEqual(answers[0]);
  expect([off, on]).toEqual([3, 3]);
});
