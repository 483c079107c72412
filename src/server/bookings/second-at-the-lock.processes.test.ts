import { expect, test } from "vitest";
import { bookedView } from "../../shared/bookings/booking-schemas";
import { openTwoProcesses } from "../testing/open-two-processes";
import { refusalOf } from "../testing/refusal-of";
import type { TestAnswer, TestClient } from "../testing/test-client";

// Whoever loses a race had no warning. So they must hear all that somebody hears who comes a minute
// later: what is in the way, when, and what would do instead.

const club = openTwoProcesses();

const saturday = "2026-11-21";
const slot = (changes: object = {}) => ({
  boatId: club().boats.solo.id,
  dateStr: saturday,
  timeStr: "10:00",
  duration: 1,
  ...changes,
});
const book = (client: TestClient, changes?: object) => client.post("/api/bookings", slot(changes));

/** Who asked, and what for; asked again, when nothing races any more, it is refused with the same. */
type Asking = () => Promise<TestAnswer>;

async function race(askings: readonly Asking[]): Promise<string[]> {
  const answers = await Promise.all(askings.map((ask) => ask()));
  const losers = answers.flatMap((answer, nr) => (answer.status < 300 ? [] : [{ answer, nr }]));
  for (const { answer, nr } of losers) {
    const later = await askings[nr]?.();
    expect([answer.status, answer.json()]).toEqual([later?.status, later?.json()]);
  }
  return losers.map(({ answer }) => `${answer.status} ${refusalOf(answer).error}`);
}

const signInAll = () =>
  Promise.all(
    (["sam", "lee", "manager", "unlimited"] as const).flatMap((key) =>
      [0, 1].map((turn) => club().signIn(key, turn)),
    ),
  );

test("of 24 who book and move to one slot at once the losers hear when it is taken and what is free", async () => {
  const clients = await signInAll();
  const tango = { boatId: club().boats.tango.id };
  const movers = await Promise.all(
    clients.slice(0, 8).map(async (client, nr) => {
      const answer = await book(client, { ...tango, timeStr: `${13 + nr}:00` });
      return { client, id: answer.read(bookedView).booking.id };
    }),
  );
  const lost = await race([
    ...clients.flatMap((client) => [() => book(client), () => book(client)]),
    ...movers.map(
      ({ client, id }) =>
        () =>
          client.put(`/api/bookings/${id}`, slot()),
    ),
  ]);
  expect(lost).toHaveLength(23);
  expect(new Set(lost)).toEqual(
    new Set([
      "409 This boat is already taken 10:00 AM – 11:00 AM. The nearest start for 1 hour is 9:00 AM.",
    ]),
  );
});

test("of two boats booked at once by one member the second names the first", async () => {
  const sam = [await club().signIn("sam", 0), await club().signIn("sam", 1)] as const;
  const lost = await race([
    () => book(sam[0]),
    () => book(sam[1], { boatId: club().boats.tango.id, timeStr: "10:30", duration: 0.5 }),
  ]);
  expect(lost).toHaveLength(1);
  expect(lost[0]).toMatch(
    /^409 You already have a booking at that time, 10:(00 AM – 11|30 AM – 11):00 AM\. The nearest start for (1 hour|0\.5 hours) is (9:30|11:00) AM\.$/,
  );
});

test("whoever books while the boat is blocked hears until when and why", async () => {
  const admin = await club().signIn("admin", 1);
  const clients = await signInAll();
  const days = { startDate: saturday, endDate: "2026-11-23", reason: "New rigging" };
  const block = { boatId: slot().boatId, ...days };
  const blocked = admin.post("/api/trpc/admin.blockBoat", block);
  const lost = await race(
    clients.map((client, nr) => () => book(client, { timeStr: `1${nr}:00` })),
  );
  expect((await blocked).status).toBe(200);
  const sentence =
    "422 This boat is blocked through Mon, Nov 23 (New rigging). Please choose another date or boat.";
  expect(lost.filter((one) => one !== sentence)).toEqual([]);
  expect((await race([() => book(admin, { timeStr: "20:00" })]))[0]).toBe(sentence);
});
