import type { FastifyInstance } from "fastify";
import { maxId } from "../../../shared/fields/ids";
import { Refusal } from "../../../shared/refusals";
import { receiptPdf } from "../../payments/receipt-pdf";
import { getReceipt } from "../../payments/receipt-queries";
import { findLogo } from "../../settings/club-picture-queries";
import { contextFor, type Services } from "../context";
import { requireRole } from "../require-role";

/** `GET /api/receipts/{number}.pdf`: for whoever paid, and for admins. */
export function serveReceipts(app: FastifyInstance, services: Services) {
  app.get<{ Params: { number: string } }>(
    "/api/receipts/:number(^\\d{1,10}).pdf",
    async (request, reply) => {
      const ctx = contextFor(services, request);
      const { by } = await requireRole(ctx, "pending");
      const number = Number(request.params.number);
      if (number > maxId) throw new Refusal("ORDER_NOT_FOUND");
      const receipt = await getReceipt(ctx.db, number, by, ctx.moment.clock);
      const logo = await findLogo(ctx.db);
      const pdf = await receiptPdf(receipt, ctx.moment.club, logo?.bytes ?? null);
      return reply
        .type("application/pdf")
        .header("content-disposition", `inline; filename="receipt-${number}.pdf"`)
        .header("cache-control", "private, no-store")
        .send(pdf);
    },
  );
}
