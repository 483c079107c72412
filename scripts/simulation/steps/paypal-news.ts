import { signed } from "../../../src/server/testing/paypal-stand-in";
import type { SimulatedClub } from "../simulated-club";

/**
 * Each piece of news comes from another address: a year's news come within minutes here, and one
 * address may have 100 signatures asked about in a minute of the real clock.
 */
const paypal = (nr: number) => ({ address: `64.4.${nr % 250}.${nr % 199}`, cookie: undefined });

/** Tells a process all that PayPal knows of an order; whether it heard everything. */
export async function tellNews(
  club: SimulatedClub,
  providerOrderId: string,
  via: number,
): Promise<boolean> {
  let heard = true;
  for (const { id, type, resource } of newsOf(club, providerOrderId)) {
    const body = { id, event_type: type, resource };
    const headers = signed(id, club.process(via).clock.now());
    const call = { method: "POST", path: "/paypal/webhook", body, headers } as const;
    club.count("news from PayPal");
    const answer = await club.ask(paypal(club.figures["news from PayPal"] ?? 0), call, via);
    if (answer?.status !== 200) heard = false;
  }
  return heard;
}

/** News of an order; its id stays, however often it is told. */
function newsOf(club: SimulatedClub, providerOrderId: string) {
  const { status, captures, refunds } = club.paypal.books.statement(providerOrderId);
  const related = { supplementary_data: { related_ids: { order_id: providerOrderId } } };
  const approved = status === "APPROVED" || status === "COMPLETED";
  return [
    ...(approved
      ? [
          {
            id: `WH-${providerOrderId}`,
            type: "CHECKOUT.ORDER.APPROVED",
            resource: { id: providerOrderId },
          },
        ]
      : []),
    ...captures.map((capture) => ({
      id: `WH-${capture.id}-${capture.status}`,
      type: `PAYMENT.CAPTURE.${capture.status === "DECLINED" ? "DENIED" : "COMPLETED"}`,
      resource: { id: capture.id, ...related },
    })),
    ...refunds.map((refund) => ({
      id: `WH-${refund.id}`,
      type: `PAYMENT.CAPTURE.${club.memory.reversals.has(refund.id) ? "REVERSED" : "REFUNDED"}`,
      resource: refund,
    })),
  ];
}
