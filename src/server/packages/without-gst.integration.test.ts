import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { planView } from "../../shared/packages/plan-view";
import { orderView } from "../../shared/payments/order-schemas";
import { documentedProfile } from "../../shared/profile/club-profile";
import { clubSettings, defaultClubSettings } from "../../shared/settings/club-settings";
import { clubTexts } from "../../shared/texts/club-texts";
import { type Figures, figuresOf, fillFigures } from "../../shared/texts/figures";
import { ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import { refusalOf } from "../testing/refusal-of";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const chargeGst = async (gst: boolean) => {
  const saved = await admin.put("/api/admin/settings/club", { gst });
  expect([saved.status, saved.read(clubSettings).gst]).toEqual([200, gst]);
};
const tenHours = [{ planId: 2, quantity: 2 }];
const buyAtClubhouse = async () => {
  const { id } = club().people.zero;
  const sold = await admin.post(`/api/admin/members/${id}/purchase`, { items: tenHours });
  expect(sold.status, sold.text).toBe(201);
  return sold.read(orderView);
};
const payments = async () =>
  (await admin.get("/api/admin/exports/payments.csv")).text.replace("\uFEFF", "").split("\n")[0];

test("a club under the small-supplier limit charges none, and nothing it says speaks of GST", async () => {
  await chargeGst(false);
  const plans = (await club().visitor().get("/api/membership-plans")).read(z.array(planView));
  expect(plans[1]).toMatchObject({ price: "250.00", tax: "0.00", total: "250.00" });
  expect(await buyAtClubhouse()).toMatchObject({ tax: "0.00", total: "500.00" });
  const mail = await club().services.db.outboxMessage.findFirstOrThrow({
    where: { kind: "receipt" },
  });
  expect(mail.text).toContain("Total 500.00 CAD");
  expect(mail.text).not.toMatch(/GST|Subtotal/);
  expect(await payments()).not.toMatch(/gst/i);
});

test("an order by its amount is at the price without it", async () => {
  await chargeGst(false);
  const sam = await club().signIn("sam");
  const order = (amount: string) =>
    sam.post("/paypal/order", { amount, currency: "CAD", intent: "CAPTURE" });
  expect((await order("262.50")).status).toBe(422);
  expect((await order("250.00")).status).toBe(201);
});

test("what was sold with GST keeps it, also in the treasurer's table", async () => {
  await buyAtClubhouse();
  await chargeGst(false);
  const zero = await club().signIn("zero");
  const [sold] = await ask(zero, "packages.myOrders");
  expect(sold).toMatchObject({ tax: "25.00", total: "525.00" });
  expect(await payments()).toContain("gst");
  await chargeGst(true);
  expect(await buyAtClubhouse()).toMatchObject({ tax: "25.00" });
});

test("only true or false is a setting of it", async () => {
  const answer = await admin.put("/api/admin/settings/club", { gst: "no" });
  expect([answer.status, refusalOf(answer).field]).toEqual([400, "gst"]);
});

test("no text of the club speaks of GST where none is charged", () => {
  const said = (figures: Figures) =>
    clubTexts.map(({ documented }) => fillFigures(documented.body, figures)).join(" ");
  expect(said(figuresOf(defaultClubSettings, [], documentedProfile))).toContain(
    "in Canadian dollars, with GST of 5%, and the ways to pay",
  );
  expect(
    said(figuresOf(defaultClubSettings, [], { ...documentedProfile, taxes: [] })),
  ).not.toContain("GST");
});
