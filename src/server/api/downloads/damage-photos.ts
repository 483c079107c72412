import type { FastifyInstance } from "fastify";
import { maxId } from "../../../shared/fields/ids";
import { getPhoto } from "../../damage/damage-queries";
import { contextFor, type Services } from "../context";
import { requireRole } from "../require-role";
import { pictureTypes } from "./picture-types";

/**
 * `GET /api/damage/{id}/photos/{n}`: for staff and whoever sent it. Like a boat's picture it is a
 * picture and nothing else when it is opened by itself, but no browser or proxy keeps it.
 */
export function serveDamagePhotos(app: FastifyInstance, services: Services) {
  app.get<{ Params: { id: string; number: string } }>(
    "/api/damage/:id(^\\d{1,10})/photos/:number(^\\d$)",
    async (request, reply) => {
      const { by } = await requireRole(contextFor(services, request), "approved");
      const { id, number } = request.params;
      const known = { id: Math.min(Number(id), maxId), number: Number(number) };
      const { extension, bytes } = await getPhoto(services.db, known, by);
      return reply
        .type(pictureTypes[extension] ?? "")
        .header("cache-control", "private, no-store")
        .header("content-security-policy", "default-src 'none'; sandbox")
        .send(Buffer.from(bytes));
    },
  );
}
