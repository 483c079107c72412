import type { FastifyInstance } from "fastify";
import { boatAddress } from "../../boats/boat-labels-queries";
import { getBoat } from "../../fleet/boat-queries";
import { qrCodeSvg } from "../../pictures/draw-qr-code";
import { contextFor, type Services } from "../context";
import { requireRole } from "../require-role";

/** `GET /api/boats/{id}/qr.svg`: what is glued onto a boat, for staff. It leads to the boat's page. */
export function serveBoatQrCodes(app: FastifyInstance, services: Services) {
  app.get<{ Params: { id: string } }>(
    "/api/boats/:id(^\\d{1,9})/qr.svg",
    async (request, reply) => {
      const ctx = contextFor(services, request);
      const { by } = await requireRole(ctx, "manager");
      const boat = await getBoat(ctx.db, Number(request.params.id), by.role);
      return reply
        .type("image/svg+xml")
        .header("content-disposition", `inline; filename="boat-${boat.id}.svg"`)
        .send(qrCodeSvg(boatAddress(ctx.publicUrl, boat)));
    },
  );
}
