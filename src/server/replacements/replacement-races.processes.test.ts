import { beforeEach, expect, test } from "vitest";
import { buildBoat } from "../demo/builders";
import { openTwoProcesses } from "../testing/open-two-processes";
import { bookAt } from "../testing/outing-log";
import { offerTo } from "../testing/replacements";
import type { TestAnswer } from "../testing/test-client";

const club = openTwoProcesses();

let tokens: string[];
let ids: number[];
beforeEach(async () => {
  const { db, clock, boats } = club();
  const lee = await club().signIn("lee");
  const sam = await club().signIn("sam");
  const pelican = await buildBoat(db, { name: "Pelican" });
  ids = [await bookAt(sam, boats.solo.id, "08:00"), await bookAt(lee, pelican.id, "08:00")];
  tokens = await Promise.all(ids.map((id) => offerTo({ db, at: clock.now() }, id)));
  await db.boat.updateMany({
    where: { id: { in: [boats.solo.id, pelican.id] } },
    data: { available: false },
  });
});

const swap = (token: string | undefined, turn: number) =>
  club().visitor(turn).post(`/api/booking-offers/${token}`, { choice: "swap" });
const statuses = (answers: readonly TestAnswer[]) => answers.map(({ status }) => status).sort();
const boatsOf = async () =>
  (await club().db.booking.findMany({ where: { id: { in: ids } } })).map(({ boatId }) => boatId);

test("two who want the only free boat at once: one has it, the other hears no and may still choose", async () => {
  const tern = await buildBoat(club().db);
  const answers = await Promise.all(tokens.map(swap));
  expect(statuses(answers)).toEqual([200, 409]);
  expect((await boatsOf()).filter((boatId) => boatId === tern.id)).toHaveLength(1);
  const left = answers.findIndex(({ status }) => status === 409);
  expect(answers[left]?.json()).toMatchObject({ code: "BOAT_NOT_FREE" });
  const address = `/api/booking-offers/${tokens[left]}`;
  expect((await club().visitor().post(address, { choice: "cancel" })).status).toBe(200);
});

test("with another boat free the second is given that one", async () => {
  const free = [await buildBoat(club().db), await buildBoat(club().db, { name: "Sanderling" })];
  expect(statuses(await Promise.all(tokens.map(swap)))).toEqual([200, 200]);
  expect((await boatsOf()).sort()).toEqual(free.map(({ id }) => id).sort());
});

test("the same pressed twice at once is one outcome, and nobody hears otherwise", async () => {
  const [token] = tokens;
  const presses = Array.from({ length: 20 }, (_, turn) =>
    club().visitor(turn).post(`/api/booking-offers/${token}`, { choice: "cancel" }),
  );
  const answers = await Promise.all(presses);
  const told = answers.filter(({ status }) => status === 200);
  expect(new Set(told.map(({ text }) => text)).size).toBe(1);
  expect(told[0]?.json()).toMatchObject({ hoursRefunded: 1, booking: { status: "cancelled" } });
  const late = answers.filter(({ status }) => status !== 200);
  expect(new Set(late.map(({ status }) => status))).toEqual(new Set(late.length ? [422] : []));
  const refunds = { where: { bookingId: ids[0] ?? 0, kind: "refund" } } as const;
  expect(await club().db.hourLine.count(refunds)).toBe(1);
});

test("a swap and a cancellation at once are one of the two", async () => {
  await buildBoat(club().db);
  const [token] = tokens;
  const answers = await Promise.all(
    ["swap", "cancel"].map((choice, turn) =>
      club().visitor(turn).post(`/api/booking-offers/${token}`, { choice }),
    ),
  );
  expect(statuses(answers)).toEqual([200, 422]);
});

test("an offer taken while somebody books the boat leaves one of them in it", async () => {
  const tern = await buildBoat(club().db);
  const uma = await club().signIn("unlimited", 1);
  const wanted = { boatId: tern.id, dateStr: "2026-11-21", timeStr: "08:30", duration: 1 };
  const answers = await Promise.all([swap(tokens[0], 0), uma.post("/api/bookings", wanted)]);
  const won = answers.filter(({ status }) => status < 300);
  expect(won).toHaveLength(1);
  expect(answers.find(({ status }) => status >= 300)?.status).toBe(409);
});
