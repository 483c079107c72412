import { expect, test } from "vitest";
import { openPaypalClub } from "../testing/open-paypal-club";
import { refusalOf } from "../testing/refusal-of";
import type { TestAnswer } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";
import type { PaymentGateway } from "./gateway";
import { reconcileOrders } from "./reconcile-orders";

const { club, paypal, db, placeOrder, orderOf, hoursOf, reconcile } = openPaypalClub();

const refusals = async (answers: Promise<TestAnswer>[]) =>
  (await Promise.all(answers)).map((answer) =>
    answer.status < 400 ? answer.status : refusalOf(answer).code,
  );

test("a payment behind two hundred carts that were left standing is found by the second look", async () => {
  const zero = await club().signIn("zero");
  const { id: memberId } = club().people.lee;
  const cart = {
    memberId,
    gateway: "paypal",
    subtotalCents: 1,
    taxCents: 0,
    totalCents: 1,
  } as const;
  const createdAt = club().clock.now();
  await db().order.createMany({
    data: Array.from({ length: 200 }, (_, nr) => ({
      ...cart,
      providerOrderId: `CART-${nr}`,
      createdAt,
    })),
  });
  const id = await placeOrder(zero);
  paypal().approve(id);
  const answering = paypal().gateway();
  const gateway: PaymentGateway = {
    ...answering,
    find: async (order) => {
      if (order.providerOrderId === "CART-0") throw new Error("Not even an answer");
      if (order.providerOrderId.startsWith("CART-")) return { status: "open" };
      return answering.find(order);
    },
  };
  const failures: unknown[] = [];
  for (const _ of [1, 2]) {
    club().clock.passMinutes(5);
    await reconcileOrders(
      { db: db(), gateway },
      (error) => failures.push(error),
      testMoment(club().clock.now()),
    );
  }
  expect(await hoursOf(zero)).toBe(10);
  expect(failures).toHaveLength(2);
});

test("an order whose approved buyer was deleted is left alone, and given up in its time", async () => {
  const id = await placeOrder(await club().signIn("zero"));
  paypal().approve(id);
  const admin = await club().signIn("admin");
  await admin.delete(`/api/admin/members/${club().people.zero.id}`);
  expect(await reconcile()).toEqual([]);
  expect(await orderOf(id)).toMatchObject({ status: "created" });
  club().clock.passDays(3);
  expect(await reconcile()).toEqual([]);
  expect(await orderOf(id)).toMatchObject({ status: "cancelled", captureId: null });
});

test("nobody has more than thirty orders open at once, until some are given up", async () => {
  const zero = await club().signIn("zero");
  const plan = await db().membershipPlan.findFirstOrThrow({
    where: { kind: "hours" },
    orderBy: { id: "asc" },
  });
  const items = [{ planId: plan.id, quantity: 1 }];
  const later = () => zero.post("/api/trpc/packages.payAtClubhouse", { items });
  for (let nr = 0; nr < 26; nr += 1) expect((await later()).status).toBe(200);
  const online = (amount = "262.50") =>
    zero.post("/paypal/order", { amount, currency: "CAD", intent: "CAPTURE" });
  for (const amount of ["420.00", "63.00", "135.45"]) {
    expect((await online(amount)).status).toBe(201);
  }
  const answers = await refusals([online(), online(), online()]);
  expect(answers.sort()).toEqual([201, "TOO_MANY_ORDERS", "TOO_MANY_ORDERS"]);
  expect((await online()).status).toBe(422);
  expect((await later()).text).toContain("TOO_MANY_ORDERS");
  const admin = await club().signIn("admin");
  const sale = { items, paid: false };
  const path = `/api/admin/members/${club().people.zero.id}/purchase`;
  expect((await admin.post(path, sale)).status).toBe(201);
  club().clock.passDays(4);
  expect(await reconcile()).toEqual([]);
  const again = await club().signIn("zero");
  expect(await placeOrder(again)).toMatch(/\w/);
});
