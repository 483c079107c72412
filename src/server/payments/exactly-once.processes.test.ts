import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../database/open-database";
import { placedOrder } from "../testing/answer-shapes";
import { act } from "../testing/ask-procedure";
import { buildTestApp, testServices } from "../testing/build-test-app";
import { keepState, restoreState } from "../testing/kept-state";
import { openPaypalStandIn, type PaypalStandIn, signed } from "../testing/paypal-stand-in";
import { signInTo } from "../testing/sign-in-to";
import { fetching, TestClient } from "../testing/test-client";
import { TestClock } from "../testing/test-clock";
import { createTestDatabase } from "../testing/test-database";
import { testMoment } from "../testing/test-moment";
import { fillClub, type PersonKey, type Roster } from "../testing/test-people";
import { compareBooks } from "./compare-books-queries";
import { reconcileOrders } from "./reconcile-orders";

// Two processes' worth of the real app on one PostgreSQL server and one PayPal account.

const clock = new TestClock();
let paypal: PaypalStandIn;
let roster: Roster;
let processes: ReturnType<typeof testServices>[] = [];
let origins: string[] = [];
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  paypal = await openPaypalStandIn();
  closing.push(paypal.close);
  const database = await createTestDatabase();
  closing.push(database.drop);
  for (const _ of [1, 2]) {
    const { db, close } = await openDatabase({ databaseUrl: database.url });
    const services = testServices(db, clock);
    services.gateway = paypal.gateway();
    const app = await buildTestApp(services);
    closing.push(close, () => app.close());
    await app.listen({ port: 0, host: "127.0.0.1" });
    processes.push(services);
    origins.push(app.listeningOrigin);
  }
  roster = await fillClub(db(), clock.now());
  await keepState(db());
});

beforeEach(async () => {
  paypal.reset();
  await restoreState(db());
});

afterAll(async () => {
  for (const close of closing.reverse()) await close();
  [processes, origins] = [[], []];
});

function houseOf(turn: number) {
  const services = processes[turn % 2];
  if (!services) throw new Error("The database is open only while tests run.");
  return services;
}
const db = () => houseOf(0).db;

/** Asks one app and the other by turns. */
const visitor = (turn = 0) => new TestClient(fetching(origins[turn % 2] ?? ""));
const signIn = (key: PersonKey, turn = 0) => signInTo(visitor(turn), key);
const times = <T>(count: number, ask: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => ask(turn)));

async function placeOrder(client: TestClient, amount = "262.50"): Promise<string> {
  const body = { amount, currency: "CAD", intent: "CAPTURE" };
  return (await client.post("/paypal/order", body)).read(placedOrder).id;
}

const capture = (client: TestClient, id: string) => client.post(`/paypal/order/${id}/capture`);

function webhook(turn: number, orderId: string) {
  const id = `WH-${turn % 7}`;
  const related = { supplementary_data: { related_ids: { order_id: orderId } } };
  const body = { id, event_type: "PAYMENT.CAPTURE.COMPLETED", resource: related };
  return visitor(turn).post("/paypal/webhook", body, signed(id, clock.now()));
}

const fail = (error: unknown) => {
  throw error;
};
const reconcile = (turn: number) => {
  const { db: own, gateway } = houseOf(turn);
  if (!gateway) throw new Error("PayPal is set up here");
  return reconcileOrders({ db: own, gateway }, fail, testMoment(clock.now()));
};

test("capture, browser's return, webhook and reconciliation, 100 at once, credit once", async () => {
  const zero = [await signIn("zero", 0), await signIn("zero", 1)];
  const id = await placeOrder(zero[0] ?? visitor());
  paypal.approve(id);
  clock.passMinutes(5);
  await times(100, async (turn) => {
    if (turn % 4 === 0) return reconcile(turn >> 2);
    const asking =
      turn % 4 === 1 ? webhook(turn >> 2, id) : capture(zero[turn % 2] ?? visitor(), id);
    const { status, text } = await asking;
    expect(status, text).toBe(200);
  });
  const memberId = roster.people.zero.id;
  expect(await db().hourLine.findMany({ where: { memberId } })).toMatchObject([{ quarters: 40 }]);
  expect(await db().order.findMany()).toMatchObject([{ status: "captured", receiptNumber: 1 }]);
  expect(await db().outboxMessage.count({ where: { kind: "receipt" } })).toBe(1);
  expect(await compareBooks(db())).toEqual([]);
});

test("many members paying at once, some in vain, get receipts without gaps", async () => {
  const keys = ["zero", "sam", "lee", "manager", "admin"] as const;
  const clients = await Promise.all(keys.map((key, turn) => signIn(key, turn)));
  const clientOf = (turn: number) => clients[turn % clients.length] ?? visitor();
  // Four each, of which none is for what another is for.
  const amounts = ["262.50", "183.75", "420.00", "63.00"];
  const orders = await times(20, (turn) =>
    placeOrder(clientOf(turn), amounts[Math.floor(turn / 5)]),
  );
  for (const [nr, id] of orders.entries()) {
    paypal.approve(id, nr % 4 === 3 ? "INSTRUMENT_DECLINED" : "COMPLETED");
  }
  const answers = await times(20, (turn) => capture(clientOf(turn), orders[turn] ?? ""));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(15);
  const receipts = await db().order.findMany({
    where: { receiptNumber: { not: null } },
    orderBy: { receiptNumber: "asc" },
  });
  expect(receipts.map(({ receiptNumber }) => receiptNumber)).toEqual(
    Array.from({ length: 15 }, (_, index) => index + 1),
  );
  expect(await compareBooks(db())).toEqual([]);
});

test("an order marked paid at the clubhouse by two admins at once is granted once", async () => {
  const zero = await signIn("zero");
  const items = [{ planId: 1, quantity: 1 }];
  const { id } = await act(zero, "packages.payAtClubhouse", { items });
  const admins = [await signIn("admin", 0), await signIn("admin", 1)];
  const answers = await times(20, (turn) =>
    (admins[turn % 2] ?? visitor()).post("/api/trpc/admin.markPaid", { id }),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await db().hourLot.count({ where: { memberId: roster.people.zero.id } })).toBe(1);
  expect(await compareBooks(db())).toEqual([]);
});

test("refunding one order many times at once returns its money once", async () => {
  const zero = await signIn("zero");
  const providerOrderId = await placeOrder(zero);
  paypal.approve(providerOrderId);
  await capture(zero, providerOrderId);
  const { id } = await db().order.findUniqueOrThrow({ where: { providerOrderId } });
  const admins = [await signIn("admin", 0), await signIn("admin", 1)];
  const answers = await times(20, (turn) =>
    (admins[turn % 2] ?? visitor()).post("/api/trpc/admin.refund", { id, reason: "injured" }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(paypal.refunds).toMatchObject([{ value: "262.50" }]);
  expect(await compareBooks(db())).toEqual([]);
});

test("a refund of ours and news of one made at PayPal, many times at once, count each once", async () => {
  const zero = await signIn("zero");
  const providerOrderId = await placeOrder(zero);
  paypal.approve(providerOrderId);
  await capture(zero, providerOrderId);
  const { id } = await db().order.findUniqueOrThrow({ where: { providerOrderId } });
  const outside = paypal.books.takeBack(providerOrderId, "52.50");
  const admins = [await signIn("admin", 0), await signIn("admin", 1)];
  const tell = (turn: number) => {
    const body = { id: `WH-${turn}`, event_type: "PAYMENT.CAPTURE.REFUNDED", resource: outside };
    return visitor(turn).post("/paypal/webhook", body, signed(body.id, clock.now()));
  };
  const refund = (turn: number) =>
    (admins[turn % 2] ?? visitor()).post("/api/trpc/admin.refund", { id, reason: "injured" });
  await times(20, (turn) => (turn % 2 ? tell(turn) : refund(turn)));
  // Where the news came last, what is left is returned by the next asking.
  await refund(0);
  expect(await db().order.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: "refunded",
    refundedCents: 26250,
  });
  expect(paypal.books.moneyBack(providerOrderId)).toHaveLength(2);
  expect(await compareBooks(db())).toEqual([]);
});

test("of many orders of the fee that are paid at once, one is kept and the rest sent back", async () => {
  const zero = [await signIn("zero", 0), await signIn("zero", 1)];
  const clientOf = (turn: number) => zero[turn % 2] ?? visitor();
  const orders = await times(6, (turn) => placeOrder(clientOf(turn), "135.45"));
  for (const id of orders) {
    paypal.approve(id);
    // As if each had been captured before its answer was lost: only the books are still to write.
    await paypal
      .gateway(20_000)
      .capture({ providerOrderId: id, totalCents: 13545, currency: "CAD" });
  }
  await times(6, (turn) => webhook(turn, orders[turn] ?? ""));
  expect(await db().order.count({ where: { status: "captured" } })).toBe(1);
  expect(await db().order.count({ where: { status: "cancelled" } })).toBe(5);
  expect(paypal.refunds).toHaveLength(5);
  expect(await compareBooks(db())).toEqual([]);
});
