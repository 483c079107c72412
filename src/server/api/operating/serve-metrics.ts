import Fastify, { type FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import { WrongSetting } from "../../env";
import type { HearAnswer } from "../../metrics/gather-metrics";

/**
 * Shows the figures to Prometheus at `/metrics`, on a port of its own that only those who run the
 * club should reach. Refuses an address that cannot be had.
 */
export async function serveMetrics(
  registry: Registry,
  { metricsPort: port, metricsHost: host }: { metricsPort: number; metricsHost: string },
): Promise<FastifyInstance> {
  const board = Fastify({ logger: false, forceCloseConnections: true });
  board.get("/metrics", async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  try {
    await board.listen({ port, host });
  } catch (error) {
    throw new WrongSetting(`METRICS_PORT ${port} cannot be had on ${host}.`, { cause: error });
  }
  return board;
}

/** Tells the figures of each answer. */
export function measureAnswers(app: FastifyInstance, hearAnswer: HearAnswer) {
  app.addHook("onResponse", async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
    hearAnswer({
      method,
      route: routeOptions.url ?? "none",
      status: statusCode,
      seconds: elapsedTime / 1000,
    }),
  );
}
