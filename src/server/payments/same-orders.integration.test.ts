import { describe, expect, test } from "vitest";
import { fee, openPaypalClub, tenHours } from "../testing/open-paypal-club";

const { club, paypal, db, placeOrder, capture, orderOf, hoursOf, reconcile } = openPaypalClub();

describe("of two orders of the same", () => {
  test("the younger ends the older, which the job then does not capture: one charge", async () => {
    const zero = await club().signIn("zero");
    const lost = await placeOrder(zero);
    paypal().approve(lost);
    const paid = await placeOrder(zero);
    paypal().approve(paid);
    expect((await capture(zero, paid)).json()).toMatchObject({ hoursRemaining: 10 });
    club().clock.passMinutes(10);
    expect(await reconcile()).toEqual([]);
    expect(await orderOf(lost)).toMatchObject({ status: "cancelled", captureId: null });
    expect(paypal().books.statement(lost).captures).toEqual([]);
    expect(paypal().books.statement(paid).captures).toHaveLength(1);
    expect((await capture(zero, lost)).json()).toMatchObject({ code: "ORDER_CLOSED" });
    expect(await hoursOf(zero)).toBe(10);
  });

  test("another package ends nothing", async () => {
    const zero = await club().signIn("zero");
    const hours = await placeOrder(zero);
    await placeOrder(zero, fee);
    expect(await orderOf(hours)).toMatchObject({ status: "created" });
  });

  test.each([
    ["COMPLETED", 10],
    ["PENDING", 0],
  ] as const)(
    "an older whose money is %s stands, and the younger is refused",
    async (outcome, hours) => {
      const zero = await club().signIn("zero");
      const older = await placeOrder(zero);
      paypal().approve(older, outcome);
      paypal().books.capture(older);
      const refused = await zero.post("/paypal/order", tenHours);
      expect(refused.status).toBe(409);
      const { id } = await orderOf(older);
      expect(refused.json()).toMatchObject({
        code: "ALREADY_PAYING",
        error: expect.stringContaining(`Order ${id} `),
      });
      expect(await hoursOf(zero)).toBe(hours);
      expect(await db().order.count({ where: { status: "cancelled" } })).toBe(1);
    },
  );

  test("at the clubhouse the same holds", async () => {
    const zero = await club().signIn("zero");
    const admin = await club().signIn("admin");
    const plan = await db().membershipPlan.findFirstOrThrow({ where: { name: "10 Hour Plan" } });
    const items = [{ planId: plan.id, quantity: 1 }];
    const buy = () => admin.post(`/api/admin/members/${club().people.zero.id}/purchase`, { items });
    const lost = await placeOrder(zero);
    paypal().approve(lost);
    expect((await buy()).status).toBe(201);
    expect(await orderOf(lost)).toMatchObject({ status: "cancelled" });
    const older = await placeOrder(zero);
    paypal().approve(older);
    paypal().books.capture(older);
    expect((await buy()).json()).toMatchObject({ code: "ALREADY_PAYING" });
    expect(await hoursOf(zero)).toBe(20);
  });
});

test.each(["262.50 ", " 262.50", "262.500", "1e2", "262.", "+262.50"])(
  "an amount of %j is refused",
  async (amount) => {
    const zero = await club().signIn("zero");
    const refused = await zero.post("/paypal/order", { ...tenHours, amount });
    expect(refused.status).toBe(400);
    expect(refused.json()).toMatchObject({ error: "Please write the amount like 262.50" });
  },
);
