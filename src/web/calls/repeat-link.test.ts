import { createTRPCClient, httpLink } from "@trpc/client";
import { beforeEach, expect, it, vi } from "vitest";
import type { AppRouter } from "../../server/api/app-router";
import type { RefusalCode } from "../../shared/refusals";
import { repeatHeader, repeatLink } from "./repeat-link";

const sent: (string | null)[] = [];
const answers: (() => Response)[] = [];
const ok = () => Response.json({ result: { data: { hoursRemaining: 5 } } });
const lost = () => {
  throw new TypeError("Failed to fetch");
};
const refusedAs = (status: number, refusal: RefusalCode) => () =>
  Response.json({ error: { message: "No", code: -32600, data: { refusal } } }, { status });
const refused = refusedAs(422, "NOT_ENOUGH_HOURS");
const orderOf = (memberId: number) => () =>
  Response.json({ result: { data: { id: 70, memberId } } });

const client = () =>
  createTRPCClient<AppRouter>({
    links: [
      repeatLink(),
      httpLink({
        url: "http://club.example/api/trpc",
        headers: ({ op }) => repeatHeader(op),
        fetch: async (_url, init) => {
          sent.push(new Headers(init?.headers as HeadersInit).get("idempotency-key"));
          return (answers.shift() ?? ok)();
        },
      }),
    ],
  });

beforeEach(() => {
  sent.length = 0;
  answers.length = 0;
});

const give = (trpc: ReturnType<typeof client>, hours: number) =>
  trpc.admin.addHours.mutate({ id: 1, hours }).catch(() => null);

it("names a repetition as the first until there is an answer, then anew", async () => {
  const trpc = client();
  answers.push(lost, refused, ok);
  for (let press = 1; press <= 4; press++) await give(trpc, 5);
  const [first, second, third, fourth] = sent;
  expect(first).toMatch(/^\d+(-\d+){3}$/);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

it("names it anew once the server has said that it was done, and undone since", async () => {
  const trpc = client();
  answers.push(lost, refusedAs(409, "ALREADY_ANSWERED"), ok);
  for (let press = 1; press <= 3; press++) await give(trpc, 5);
  const [first, second, third] = sent;
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

const outing = { boatId: 1, dateStr: "2026-12-01", timeStr: "06:30", duration: 1 };
const three = { items: [{ planId: 2, quantity: 3 }] };
type Client = ReturnType<typeof client>;
const lee = { id: 1 };
const ana = { id: 2 };
const book = (trpc: Client) => trpc.bookings.book.mutate(outing);
const sell = (trpc: Client) => trpc.admin.purchaseForMember.mutate({ ...lee, ...three });
const refund = (trpc: Client) => trpc.admin.refund.mutate({ id: 70, reason: "Moved away" });

it.each<
  [string, (trpc: Client) => Promise<unknown>, (trpc: Client) => Promise<unknown>, typeof ok]
>([
  ["booking that is cancelled", book, (trpc) => trpc.bookings.cancel.mutate({ id: 7 }), ok],
  [
    "booking for a member that is cancelled",
    (trpc) => trpc.admin.bookForMember.mutate({ ...outing, memberId: 1 }),
    (trpc) => trpc.bookings.cancel.mutate({ id: 7 }),
    ok,
  ],
  [
    "credit of hours that are taken away",
    (trpc) => give(trpc, 5),
    (trpc) => trpc.admin.subtractHours.mutate({ ...lee, hours: 5 }),
    ok,
  ],
  [
    "debit of hours that are given back",
    (trpc) => trpc.admin.subtractHours.mutate({ ...lee, hours: 5 }),
    (trpc) => give(trpc, 5),
    ok,
  ],
  ["sale that is refunded", sell, refund, orderOf(lee.id)],
  [
    "sale that is given up",
    sell,
    (trpc) => trpc.admin.cancelOrder.mutate({ id: 70 }),
    orderOf(lee.id),
  ],
])("names a lost %s anew", async (_, write, undo, answer) => {
  const trpc = client();
  answers.push(lost, answer);
  await write(trpc).catch(() => null);
  await undo(trpc);
  // What the answer set off is done when the part that it fetches is there.
  await import("./undone-writes");
  await write(trpc);
  expect(sent[2]).not.toBe(sent[0]);
});

it.each<
  [string, (trpc: Client) => Promise<unknown>, (trpc: Client) => Promise<unknown>, typeof ok]
>([
  [
    "another member's hours are changed",
    (trpc) => give(trpc, 5),
    (trpc) => trpc.admin.subtractHours.mutate({ ...ana, hours: 5 }),
    ok,
  ],
  ["another member's sale is refunded", sell, refund, orderOf(ana.id)],
  ["hours are added once more", (trpc) => give(trpc, 5), (trpc) => give(trpc, 3), ok],
  [
    "another boat is booked",
    book,
    (trpc) => trpc.bookings.book.mutate({ ...outing, boatId: 2 }),
    ok,
  ],
])("names a lost write as before when %s", async (_, write, other, answer) => {
  const trpc = client();
  answers.push(lost, answer);
  await write(trpc).catch(() => null);
  await other(trpc);
  await import("./undone-writes");
  await write(trpc);
  expect(sent[2]).toBe(sent[0]);
});

it("names another write by another key", async () => {
  const trpc = client();
  answers.push(lost, lost);
  await give(trpc, 5);
  await give(trpc, 6);
  expect(sent[0]).not.toBe(sent[1]);
});

it("leaves reads without one, and works where the page came over plain HTTP", async () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const trpc = client();
  await trpc.boats.list.query().catch(() => null);
  await give(trpc, 5);
  vi.unstubAllGlobals();
  expect(sent[0]).toBeNull();
  expect(sent[1]).toMatch(/^\d+(-\d+){3}$/);
});
