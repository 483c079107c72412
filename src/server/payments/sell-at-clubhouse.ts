import { refuseUnlessActive } from "../../shared/members/refuse-by-role";
import { formatCents } from "../../shared/payments/money";
import type { CartItem, OrderView } from "../../shared/payments/order-schemas";
import { totalsOf } from "../../shared/payments/order-totals";
import { findFirstAnswer, withIdempotency } from "../answers/idempotency";
import { memberSubject, recordAct } from "../audit/record-act";
import { writing } from "../database/writing";
import { keepCurrency, lockMember } from "../locks";
import type { Actor } from "../people/actor";
import { getClubSettings } from "../settings/club-settings-queries";
import type { Moment } from "../time/moment";
import { endReplaced, findReplaced } from "./end-same-orders";
import { grantOrder } from "./grant-order";
import { shownOrder } from "./kept-orders";
import { clubhouseCapture } from "./mark-order-paid";
import { toOrderView, withItems } from "./order-view";
import type { PaymentServices } from "./payment-services";
import { priceCart } from "./price-cart";
import { recordOrder } from "./record-order";
import { refuseBuyer, refuseMoreOrders } from "./refuse-buyer";

/**
 * An order that is paid over the counter: by a member, who pays later, or by an admin for a
 * member, paid at once unless said otherwise. Unfinished orders of the same end with it. Refuses
 * what `refuseBuyer` refuses, and ALREADY_PAYING where the same is paid or being paid online.
 */
export async function sellAtClubhouse(
  services: PaymentServices,
  sale: { memberId: number; items: readonly CartItem[]; paid: boolean },
  by: Actor,
  moment: Moment,
): Promise<OrderView> {
  const { at } = moment;
  const { db } = services;
  const { memberId, items, paid } = sale;
  const first = await findFirstAnswer(db, by.repeated, shownOrder, at);
  const replaced = first ? [] : await findReplaced(services, { memberId, items }, moment);
  return writing(db, async (tx) => {
    const member = await lockMember(tx, memberId);
    const { id } = await withIdempotency(tx, by.repeated, shownOrder, at, async () => {
      const buying = by.id === memberId ? "member" : "admin";
      // A member who may not buy hears that first; to an admin it is a rule, after what is unknown.
      const notActive = buying === "member" ? refuseUnlessActive(member, buying, "buy") : null;
      if (notActive) throw notActive;
      await keepCurrency(tx);
      const club = await getClubSettings(tx);
      const lines = await priceCart(tx, items, club);
      const refusal = await refuseBuyer(tx, member, lines, buying, moment);
      if (refusal) throw refusal;
      await endReplaced(tx, replaced);
      const tooMany = buying === "member" ? await refuseMoreOrders(tx, memberId) : null;
      if (tooMany) throw tooMany;
      const id = await recordOrder(tx, {
        memberId,
        gateway: "clubhouse",
        status: "pending",
        lines,
        club,
        createdBy: by.id,
        at,
      });
      if (paid) {
        await grantOrder(tx, { orderId: id, captureId: clubhouseCapture(id) }, by, moment);
      }
      const total = formatCents(totalsOf(lines).totalCents, club.currency);
      const after = { orderId: id, total, currency: club.currency, paid };
      await recordAct(tx, by, "sold at the clubhouse", memberSubject(member), at, { after });
      return { id, status: paid ? ("captured" as const) : ("pending" as const) };
    });
    const order = await tx.order.findUniqueOrThrow({ where: { id }, include: withItems });
    return toOrderView(order, moment.clock);
  });
}
