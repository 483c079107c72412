import type { FastifyInstance } from "fastify";
import type { Release } from "../../../shared/built-release";
import type { PrismaClient } from "../../database/open-database";
import { countMissingMigrations } from "../../operations/migrations-queries";

/**
 * What those who run the server ask, without a session: `/healthz` whether the process lives and which
 * release it is, `/readyz` whether it can serve (503 while it cannot). A process that stops
 * takes no new connection, which asks for no answer.
 */
export function serveHealth(app: FastifyInstance, db: PrismaClient, release: Release) {
  app.get("/healthz", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok", ...release }),
  );

  app.get("/readyz", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const missing = await countMissingMigrations(db).catch((error) => {
      request.log.error(error);
      return undefined;
    });
    if (missing === 0) return { status: "ready" };
    const because = missing ? `${missing} migrations are missing` : "the database does not answer";
    return reply.status(503).send({ status: "not ready", because });
  });
}
