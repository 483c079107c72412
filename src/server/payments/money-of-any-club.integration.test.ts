import { expect, test } from "vitest";
import { bookedView } from "../../shared/bookings/booking-schemas";
import { actorOf } from "../people/actor";
import { placedOrder } from "../testing/answer-shapes";
import { answered } from "../testing/answered";
import { act, ask } from "../testing/ask-procedure";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { expectReportsAgree } from "../testing/expect-reports-agree";
import { openPaypalClub } from "../testing/open-paypal-club";
import { readPdf } from "../testing/read-pdf";

const { club, paypal, db, capture, hoursOf } = openPaypalClub();

const tax = (name: string, percent: number) => ({ name, percent, number: `${name} 1` });
const clubs = [
  ["GST and QST", { taxes: [tax("GST", 5), tax("QST", 9.975)] }],
  ["HST", { taxes: [tax("HST", 13)] }],
  ["no tax", { taxes: [] }],
  ["VAT of 19 % in its prices", { ...included(19), currency: "EUR", country: "DE" }],
  ["VAT of 8.1 % in its prices", { ...included(8.1), currency: "CHF", country: "CH" }],
  ["whole yen", { taxes: [tax("CT", 10)], currency: "JPY", country: "JP" }],
] as const;

function included(percent: number) {
  return { taxes: [tax("VAT", percent)], pricesIncludeTax: true };
}

const cents = (amount: string) => Math.round(Number(amount) * 100);
const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total + cents(amount), 0);

test.each(clubs)(
  "with %s what is paid and what goes back is the same everywhere",
  async (_, of) => {
    const admin = await club().signIn("admin");
    const zero = await club().signIn("zero");
    await admin.put("/api/admin/settings/club", of);
    await admin.put("/api/admin/plans/1", { price: 177 });
    await admin.put("/api/admin/plans/4", { taxed: false });
    const plans = await ask(zero, "packages.plans");
    const items = [1, 2, 4].map((planId) => ({ planId, quantity: 1 }));
    const total = sum(plans.filter(({ id }) => [1, 2, 4].includes(id)).map((plan) => plan.total));
    const currency = "currency" in of ? of.currency : "CAD";

    const terms = { amount: String(total / 100), currency, intent: "CAPTURE", items };
    const placed = answered(await zero.post("/paypal/order", terms), 201).read(placedOrder);
    paypal().approve(placed.id);
    answered(await capture(zero, placed.id));
    const bank = () => paypal().books.statement(placed.id);
    expect(bank().captures.map(({ amount }) => amount)).toEqual([
      {
        currency_code: currency,
        value: currency === "JPY" ? String(total / 100) : (total / 100).toFixed(2),
      },
    ]);

    const slot = { boatId: club().boats.solo.id, dateStr: "2026-11-21", timeStr: "06:00" };
    const { booking } = answered(
      await zero.post("/api/bookings", { ...slot, duration: 1.5 }),
      201,
    ).read(bookedView);
    const { id } = await db().order.findFirstOrThrow();
    const refund = () => act(admin, "admin.refund", { id, reason: "moved away" });
    const part = await refund();
    await zero.delete(`/api/bookings/${booking.id}`);
    const whole = await refund();
    expect(await hoursOf(zero)).toBe(0);
    expect(cents(part.refunded)).toBeLessThan(cents(whole.refunded));
    const [five, ten] = plans.map((plan) => plan.total);
    expect(whole.refunded).toBe(
      currency === "JPY"
        ? String(Number(five) + Number(ten))
        : (sum([five ?? "", ten ?? ""]) / 100).toFixed(2),
    );
    expect(sum(bank().refunds.map(({ amount }) => amount.value))).toBe(cents(whole.refunded));

    await expectBooksAgree(db());
    await expectReportsAgree(db(), "2026-11-20", actorOf(club().people.admin));
    const answer = await club().app.inject({
      url: "/api/receipts/1.pdf",
      headers: { cookie: zero.cookie ?? "" },
    });
    const words = await readPdf(answer.rawPayload);
    for (const { name, amount } of whole.taxes) {
      expect(words).toContain(`${name} number ${name} 1`);
      expect(words).toContain(amount);
    }
  },
);

test("a currency that PayPal lacks is paid at the clubhouse", async () => {
  const admin = await club().signIn("admin");
  const zero = await club().signIn("zero");
  await admin.put("/api/admin/settings/club", { currency: "ISK", country: "IS", taxes: [] });
  expect((await zero.get("/paypal/setup")).json()).toMatchObject({ gateway: "clubhouse" });
  const terms = { amount: "250", currency: "ISK", intent: "CAPTURE" };
  const refused = await zero.post("/paypal/order", terms);
  expect([refused.status, refused.json()]).toMatchObject([422, { code: "PAYMENTS_CLOSED" }]);
  const items = [{ planId: 2, quantity: 1 }];
  const sold = await act(zero, "packages.payAtClubhouse", { items });
  await act(admin, "admin.markPaid", { id: sold.id });
  expect(await hoursOf(zero)).toBe(10);
});
