import { beforeEach, expect, test } from "vitest";
import { keptPlanView } from "../../shared/packages/plan-view";
import { documentedProfile } from "../../shared/profile/club-profile";
import { clubSettings } from "../../shared/settings/club-settings";
import { answered } from "../testing/answered";
import { act, ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import { refusalOf } from "../testing/refusal-of";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let admin: TestClient;
let zero: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
  zero = await club().signIn("zero");
});

const set = (settings: object) => admin.put("/api/admin/settings/club", settings);
const changed = async (settings: object) => answered(await set(settings)).read(clubSettings);
const plans = () => ask(club().visitor(), "packages.plans");
const gst = { name: "GST", percent: 5, number: "12345 RT0001" };
const qst = { name: "QST", percent: 9.975, number: "1000 TQ0001" };
const mwst = { name: "MwSt.", percent: 19, number: "DE 123" };
const order = (items: object[]) => act(zero, "packages.payAtClubhouse", { items });
const five = [{ planId: 1, quantity: 2 }];

test("two taxes stand on the price list, on orders and on what is kept of them", async () => {
  await changed({ taxes: [gst, qst] });
  expect((await plans())[0]).toMatchObject({
    price: "175.00",
    tax: "26.21",
    total: "201.21",
    taxed: true,
    taxes: [
      { name: "GST", amount: "8.75" },
      { name: "QST", amount: "17.46" },
    ],
  });
  const sold = await order(five);
  expect(sold).toMatchObject({
    currency: "CAD",
    subtotal: "350.00",
    tax: "52.42",
    total: "402.42",
    taxes: [
      { ...gst, amount: "17.50" },
      { ...qst, amount: "34.92" },
    ],
    items: [{ unitPrice: "175.00", unitTax: "26.21", unitTaxes: ["8.75", "17.46"] }],
  });
  await changed({ taxes: [{ ...gst, number: "another" }], pricesIncludeTax: true });
  expect(await act(admin, "admin.markPaid", { id: sold.id })).toMatchObject({ taxes: sold.taxes });
  const mail = await club().services.db.outboxMessage.findFirstOrThrow({
    where: { kind: "receipt" },
  });
  expect(mail.text).toContain(
    "Subtotal 350.00 CAD\nGST 5% 17.50 CAD\nQST 9.975% 34.92 CAD\nTotal 402.42 CAD\n\n" +
      "GST number 12345 RT0001\nQST number 1000 TQ0001\n\nYou find it",
  );
  const [head, row] = (await admin.get("/api/admin/exports/payments.csv")).text.split(/\r?\n/);
  expect(head).toMatch(/,refundedGst,currency,taxes$/);
  expect(row).toMatch(/,52\.42,402\.42,.*,CAD,GST 5% 17\.50; QST 9\.975% 34\.92$/);
});

test("a tax that prices include is taken out of them", async () => {
  await changed({ taxes: [mwst], pricesIncludeTax: true, country: "DE", currency: "EUR" });
  expect((await plans())[0]).toMatchObject({ price: "175.00", tax: "27.94", total: "175.00" });
  expect(await order(five)).toMatchObject({
    currency: "EUR",
    subtotal: "294.12",
    total: "350.00",
    items: [{ unitPrice: "147.06", unitTaxes: ["27.94"] }],
  });
});

test("of a currency without decimals amounts are whole, however they are written", async () => {
  await changed({ currency: "JPY", taxes: [] });
  expect((await plans())[0]).toMatchObject({ price: "175", tax: "0", total: "175", taxes: [] });
  const add = (price: unknown) =>
    admin.post("/api/admin/plans", {
      name: `At ${price}`,
      price,
      hoursIncluded: 1,
      validityDays: 9,
    });
  for (const price of ["1750.50", "0", "10000000"]) {
    const refused = await add(price);
    expect([refused.status, refusalOf(refused).field]).toEqual([400, "price"]);
    expect(refusalOf(refused).error).toBe("Please write the price like 1750");
  }
  const dearest = answered(await add("9999999"), 201).read(keptPlanView);
  expect(dearest.plan).toMatchObject({ price: "9999999", total: "9999999" });
  const { plan } = answered(await add("1750.00"), 201).read(keptPlanView);
  expect(plan).toMatchObject({ price: "1750", total: "1750" });
  const place = (amount: string) =>
    zero.post("/paypal/order", { amount, currency: "JPY", intent: "CAPTURE" });
  expect((await place("1750.50")).json()).toMatchObject({ code: "WRONG_AMOUNT" });
  expect((await place("1750.00")).status).toBe(201);
  expect((await place("1750")).status).toBe(201);
  const cad = { amount: "1750", currency: "CAD", intent: "CAPTURE" };
  expect((await zero.post("/paypal/order", cad)).json()).toMatchObject({
    code: "WRONG_CURRENCY",
    error: "We take Japanese yen (JPY) only.",
  });
});

test("the currency stays while an order is open, or a price has what the new one lacks", async () => {
  const sold = await order(five);
  const open = await set({ currency: "EUR" });
  expect([open.status, open.json()]).toEqual([
    409,
    {
      code: "ORDERS_OPEN",
      error: `Order ${sold.id} is neither paid nor closed yet. Please see to it in the Books first.`,
      field: "currency",
    },
  ]);
  await act(admin, "admin.cancelOrder", { id: sold.id });
  await admin.put("/api/admin/plans/1", { price: "175.50" });
  expect((await set({ currency: "JPY" })).json()).toMatchObject({
    code: "PRICES_HAVE_CENTS",
    error:
      "5 Hour Plan costs 175.50, and Japanese yen have no cents. Please round its price first.",
    field: "currency",
  });
  await changed({ currency: "EUR" });
  expect(await ask(zero, "packages.myOrders")).toMatchObject([{ currency: "CAD" }]);
});

test("without a tax there is no gst, which lays them aside and brings them back", async () => {
  await changed({ taxes: [qst, gst] });
  const off = await changed({ gst: false });
  expect(off).toMatchObject({ gst: false, taxes: [], gstNumber: qst.number });
  expect(await changed(off)).toEqual(off);
  const on = await changed({ gst: true });
  expect(on).toMatchObject({ gst: true, taxes: [qst, gst], gstNumber: qst.number });
  expect(await changed({ gstNumber: "2" })).toMatchObject({
    taxes: [{ ...qst, number: "2" }, gst],
  });
  expect(await changed({ taxes: [] })).toMatchObject({ gst: false, gstNumber: "" });
  expect(await changed({ gst: true })).toMatchObject({ taxes: documentedProfile.taxes });
});

test("a club from before has the tax that its settings told of", async () => {
  const { db } = club().services;
  const told = { gst: false, gstNumber: "81234 5678 RT0001" };
  await db.clubSettings.upsert({
    where: { id: 1 },
    create: { id: 1, settings: told },
    update: { settings: told },
  });
  expect(await ask(admin, "admin.settings")).toMatchObject({ ...told, taxes: [] });
  expect(await changed({ gst: true })).toMatchObject({
    gst: true,
    taxes: [{ name: "GST", percent: 5, number: told.gstNumber }],
  });
});

test.each([
  ["currency", { currency: "KWD" }],
  ["currency", { currency: "cad" }],
  ["country", { country: "EU" }],
  ["taxes", { taxes: [gst, { ...gst, name: "gst" }] }],
  ["taxes", { taxes: ["a", "b", "c", "d"].map((name) => ({ ...gst, name })) }],
  ["taxes.1.percent", { taxes: [gst, { ...qst, percent: 9.9755 }] }],
  ["taxes.0.percent", { taxes: [{ ...gst, percent: 0 }] }],
  ["taxes.0.percent", { taxes: [{ ...gst, percent: 30.001 }] }],
  ["taxes.0.name", { taxes: [{ ...gst, name: " " }] }],
  ["taxes.0.number", { taxes: [{ ...gst, number: "1".repeat(41) }] }],
  ["pricesIncludeTax", { pricesIncludeTax: "no" }],
  ["gst", { taxes: [gst], gst: false }],
  ["gst", { taxes: [], gst: true }],
  ["gst", { taxes: [gst], gstNumber: "another" }],
])("what no club's money can be is refused by its field, %s", async (field, settings) => {
  const before = await ask(admin, "admin.settings");
  const refused = await set(settings);
  expect(refused.status).toBe(400);
  expect(refused.json()).toMatchObject({ code: "BAD_INPUT", field });
  expect(refusalOf(refused).error).not.toMatch(/invalid|expected/i);
  expect(await ask(admin, "admin.settings")).toEqual(before);
});
