import { z } from "zod";
import { listPricedPlans } from "../../../src/server/payments/price-cart";
import { formatCents } from "../../../src/shared/payments/money";
import { priceLine, totalsOf } from "../../../src/shared/payments/order-totals";
import { documentedProfile } from "../../../src/shared/profile/club-profile";
import { mutation } from "../asking";
import { Broken } from "../broken";
import type { SimulatedClub } from "../simulated-club";
import { tellNews } from "./paypal-news";
import { adminAtWork, signedIn } from "./signing-in";
import { number, stepKind } from "./step-kind";

const named = { order: number };
const cart = { order: number, who: number, plan: number, quantity: number };
const opened = z.object({ id: z.string() });
const outcomes = ["COMPLETED", "PENDING", "DECLINED", "INSTRUMENT_DECLINED"] as const;

/** How money comes through PayPal and goes back. The same `order` again is the same request. */
export const moneySteps = {
  order: stepKind(cart, async (club, { order, who, plan, quantity }, via) => {
    const buyer = club.memory.person(who);
    if (!(await signedIn(club, buyer, via))) return;
    const amount = await priceOf(club, plan, quantity);
    const items = [{ planId: plan, quantity }];
    const body = { amount, currency: "CAD", intent: "CAPTURE", items };
    const call = { method: "POST", path: "/paypal/order", body, key: `order ${order}` } as const;
    const answer = await club.ask(buyer, call, via);
    if (answer?.status !== 201) return;
    const { id } = opened.parse(answer.body);
    const known = club.memory.orders.get(order);
    if (known && known.providerOrderId !== id) {
      throw new Broken("a repetition opens one order", { order, known, id });
    }
    if (known) return;
    club.memory.orders.set(order, { who, providerOrderId: id, paid: false, refundsTold: 0 });
    club.count("orders");
  }),

  /** the buyer agrees at PayPal */
  agree: stepKind({ ...named, outcome: z.enum(outcomes) }, async (club, { order, outcome }) => {
    const known = club.memory.orders.get(order);
    if (!known) return;
    const { status } = club.paypal.books.statement(known.providerOrderId);
    if (status === "CREATED") club.paypal.approve(known.providerOrderId, outcome);
  }),

  capture: stepKind(named, async (club, { order }, via) => {
    const known = club.memory.orders.get(order);
    if (!known) return;
    const buyer = club.memory.person(known.who);
    if (!(await signedIn(club, buyer, via))) return;
    const wasTroubled = club.isPaypalTroubled();
    const moved = () => club.paypal.books.statement(known.providerOrderId).captures.length;
    const movedBefore = moved();
    const path = `/paypal/order/${known.providerOrderId}/capture`;
    const call = { method: "POST", path, body: {}, key: `capture ${order}` } as const;
    const answer = await club.ask(buyer, call, via);
    if (answer?.status === 200) {
      if (!known.paid) club.count("captures");
      known.paid = true;
    }
    if (answer?.code === "DISK_FULL" && moved() !== movedBefore) {
      throw new Broken("nobody hears that nothing was changed when money has moved", { order });
    }
    if (answer?.code !== "PAYMENT_UNCERTAIN" || wasTroubled || club.beforeFullDisk) return;
    const { captures } = club.paypal.books.statement(known.providerOrderId);
    if (captures.some(({ status }) => status === "COMPLETED")) {
      throw new Broken("a payment that went through is said to have", { order, captures });
    }
  }),

  /** PayPal tells all it knows of an order, perhaps more than once, and to every process */
  news: stepKind({ ...named, times: number }, async (club, { order, times }, via) => {
    const known = club.memory.orders.get(order);
    if (!known) return;
    for (let nr = 0; nr < times; nr += 1) await tellNews(club, known.providerOrderId, via + nr);
  }),

  /** PayPal decides about a payment it had held back */
  decide: stepKind(
    { ...named, status: z.enum(["COMPLETED", "DECLINED"]) },
    async (club, { order, status }) => {
      const known = club.memory.orders.get(order);
      if (!known) return;
      const { captures } = club.paypal.books.statement(known.providerOrderId);
      const held = captures.some((capture) => capture.status === "PENDING");
      if (held) club.paypal.books.settleCapture(known.providerOrderId, status);
    },
  ),

  refund: stepKind(named, async (club, { order }, via) => {
    const known = club.memory.orders.get(order);
    const admin = await adminAtWork(club, via);
    if (!known || !admin) return;
    const { providerOrderId } = known;
    const row = await club.books.order.findUnique({ where: { providerOrderId } });
    if (!row) throw new Broken("no acknowledged order is lost", known);
    const input = { id: row.id, reason: "injured" };
    const answer = await club.ask(admin, mutation("admin.refund", input), via);
    if (answer?.status === 200) club.count("refunds");
  }),

  /** somebody sends money back at PayPal's own pages, or the buyer's bank takes it */
  "take money back": stepKind(
    { ...named, percent: number, reversal: z.boolean() },
    async (club, { order, percent, reversal }) => {
      const known = club.memory.orders.get(order);
      if (!known) return;
      const { captures, refunds } = club.paypal.books.statement(known.providerOrderId);
      const [capture] = captures;
      if (!capture || !["COMPLETED", "PARTIALLY_REFUNDED"].includes(capture.status)) return;
      const cents = Math.round((Number(capture.amount.value) * 100 * percent) / 100);
      const back = refunds.reduce((sum, { amount }) => sum + Number(amount.value) * 100, 0);
      const left = Math.round(Number(capture.amount.value) * 100 - back);
      const value = formatCents(Math.max(1, Math.min(cents, left)), capture.amount.currency_code);
      const { id } = club.paypal.books.takeBack(known.providerOrderId, value);
      if (reversal) club.memory.reversals.add(id);
      club.count("money taken back");
    },
  ),
};

async function priceOf(club: SimulatedClub, planId: number, quantity: number): Promise<string> {
  const plan = (await listPricedPlans(club.books, documentedProfile)).find(
    ({ id }) => id === planId,
  );
  if (!plan) throw new Error(`There is no package ${planId}.`);
  const { totalCents } = totalsOf([priceLine(plan, { planId, quantity })]);
  return formatCents(totalCents, documentedProfile.currency);
}
