import { beforeEach, expect, test } from "vitest";
import { type CataloguePlanView, keptPlanView } from "../../shared/packages/plan-view";
import { compareBooks } from "../payments/compare-books-queries";
import { act, ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import { refusalOf } from "../testing/refusal-of";
import type { TestAnswer, TestClient } from "../testing/test-client";

const club = openTestClub();
const path = "/api/admin/plans";
const two = { name: "Two Hours", price: "80.00", hoursIncluded: 2, validityDays: 30 };

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const planOf = (answer: TestAnswer): CataloguePlanView => answer.read(keptPlanView).plan;
const idOf = async (name: string) => {
  const plans = await ask(admin, "admin.plans");
  return plans.find((plan) => plan.name === name)?.id ?? 0;
};
const refusalFrom = async (call: Promise<TestAnswer>) => {
  const { status, code, field } = refusalOf(await call);
  return [status, code, field];
};

test("an admin adds and edits packages by the documented calls, down to half an hour", async () => {
  const smallest = { ...two, hoursIncluded: 0.5, price: 0.01, validityDays: 1 };
  const made = await admin.post(path, smallest);
  expect(made.status, made.text).toBe(201);
  const { id } = planOf(made);
  const kept = { ...two, id, description: "", kind: "hours", isActive: true };
  expect(planOf(made)).toMatchObject({ ...kept, ...smallest, price: "0.01" });
  const largest = { hoursIncluded: 500, price: "99999.99", validityDays: 1825, isActive: false };
  const edited = await admin.put(`${path}/${id}`, largest);
  expect(edited.status, edited.text).toBe(200);
  expect(planOf(edited)).toMatchObject({ ...kept, ...largest });
  await admin.put(`${path}/${id}`, { hoursIncluded: 2.5, isActive: true });
  const onSale = await ask(club().visitor(), "packages.plans");
  expect(onSale.at(-1)).toMatchObject({ id, hoursIncluded: 2.5 });
});

test("half hours are sold, refunded and added up exactly", async () => {
  const { id: planId } = planOf(await admin.post(path, { ...two, hoursIncluded: 2.5 }));
  const sold = await admin.post(`/api/admin/members/${club().people.zero.id}/purchase`, {
    items: [{ planId, quantity: 3 }],
  });
  expect(sold.status, sold.text).toBe(201);
  const { db } = club().services;
  const lot = await db.hourLot.findFirstOrThrow({ orderBy: { id: "desc" } });
  expect(lot.creditedQuarters).toBe(30);
  expect(await compareBooks(db)).toEqual([]);
  const { id } = await db.order.findFirstOrThrow({ orderBy: { id: "desc" } });
  expect(await ask(admin, "admin.refundPreview", { id })).toEqual({ amount: "252.00", hours: 7.5 });
});

test("what was sold keeps its terms", async () => {
  const planId = await idOf("5 Hour Plan");
  const zero = await club().signIn("zero");
  await act(zero, "packages.payAtClubhouse", { items: [{ planId, quantity: 1 }] });
  const changes = { hoursIncluded: 0.5, validityDays: 2, price: "999.00", name: "Half an Hour" };
  expect((await admin.put(`${path}/${planId}`, changes)).status).toBe(200);
  const { db } = club().services;
  const { id } = await db.order.findFirstOrThrow({ orderBy: { id: "desc" } });
  await act(admin, "admin.markPaid", { id });
  const lot = await db.hourLot.findFirstOrThrow({ orderBy: { id: "desc" } });
  expect(lot).toMatchObject({ creditedQuarters: 20, expiresOn: new Date("2027-11-20") });
  const [sold] = await ask(zero, "packages.myOrders");
  expect(sold).toMatchObject({ total: "183.75", items: [{ name: "5 Hour Plan" }] });
});

test("the fee and the training stay, no training is added, and their prices can change", async () => {
  const added = admin.post(path, { ...two, kind: "training" });
  expect(await refusalFrom(added)).toEqual([422, "PLAN_STAYS", "kind"]);
  const fee = `${path}/${await idOf("Membership Fee")}`;
  expect(await refusalFrom(admin.put(fee, { isActive: false }))).toEqual([
    ...[422, "PLAN_STAYS", undefined],
  ]);
  const training = `${path}/${await idOf("Training Package")}`;
  expect(await refusalFrom(admin.put(training, { isActive: false }))).toEqual([
    ...[422, "PLAN_STAYS", undefined],
  ]);
  expect(planOf(await admin.put(training, { price: "65.00" })).price).toBe("65.00");
});

test("other fees come and go; a cart holds one, and whoever paid it has paid the fee", async () => {
  const made = await admin.post(path, { kind: "fee", name: "Junior", price: 60, taxed: false });
  expect(made.status, made.text).toBe(201);
  const junior = planOf(made);
  expect(junior).toMatchObject({ hoursIncluded: 0, tax: "0.00", total: "60.00", taxes: [] });
  const [planId, other] = [junior.id, await idOf("Membership Fee")];
  const zero = await club().signIn("zero");
  const pay = (...planIds: number[]) =>
    zero.post("/api/trpc/packages.payAtClubhouse", {
      items: planIds.map((id) => ({ planId: id, quantity: 1 })),
    });
  const both = await pay(planId, other);
  expect([both.status, refusalOf(both).code]).toEqual([422, "ONE_AT_A_TIME"]);
  expect((await pay(planId, await idOf("5 Hour Plan"))).status).toBe(200);
  const { db } = club().services;
  const { id } = await db.order.findFirstOrThrow({ orderBy: { id: "desc" } });
  await act(admin, "admin.markPaid", { id });
  const again = await pay(other);
  expect(refusalOf(again).code).toBe("FEE_ALREADY_PAID");
  const [sold] = await ask(zero, "packages.myOrders");
  expect(sold).toMatchObject({
    tax: "8.75",
    total: "243.75",
    taxes: [{ name: "GST", percent: 5, number: "", amount: "8.75" }],
    items: [{ unitTaxes: [] }, { unitTaxes: ["8.75"] }],
  });
  expect(await compareBooks(db)).toEqual([]);
  expect((await admin.put(`${path}/${planId}`, { isActive: false })).status).toBe(200);
  const onSale = await ask(club().visitor(), "packages.plans");
  expect(onSale.map(({ name }) => name)).not.toContain("Junior");
});

test("an order without items is for the oldest package on sale at that total", async () => {
  for (const name of ["Also Five", "Five Again"]) {
    await admin.post(path, { ...two, name, price: "175.00" });
  }
  const sam = await club().signIn("sam");
  const ordered = async () => {
    const payment = { amount: "183.75", currency: "CAD", intent: "CAPTURE" };
    const placed = await sam.post("/paypal/order", payment);
    expect(placed.status, placed.text).toBe(201);
    const item = await club().services.db.orderItem.findFirst({ orderBy: { id: "desc" } });
    return item?.name;
  };
  expect(await ordered()).toBe("5 Hour Plan");
  await admin.put(`${path}/${await idOf("5 Hour Plan")}`, { isActive: false });
  expect(await ordered()).toBe("Also Five");
});
