import type { FastifyInstance } from "fastify";
import { networkOf } from "../auth/network-of";
import { hearWebhook } from "../payments/hear-webhook";
import type { Services } from "./context";

/**
 * `POST /paypal/webhook`: the provider's messages carry a signature instead of a session. The
 * provider is asked whether it holds, so one address may not send any number; the real sender tries
 * again for days.
 */
export function serveWebhook(app: FastifyInstance, services: Services) {
  app.post("/paypal/webhook", async (request) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]),
    );
    await services.visitors.take("payment news", networkOf(request.ip));
    const message = { headers, body: request.body };
    const moment = services.profile.momentAt(services.clock.now());
    const heard = await hearWebhook(services, message, moment);
    services.nudgeMail();
    return heard;
  });
}
