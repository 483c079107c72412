import type { FastifyInstance } from "fastify";
import { hearWebhook } from "../payments/hear-webhook";
import type { House } from "./context";

/** `POST /paypal/webhook`: the provider's messages carry a signature instead of a session. */
export function serveWebhook(app: FastifyInstance, house: House) {
  app.post("/paypal/webhook", async (request) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]),
    );
    const message = { headers, body: request.body };
    const heard = await hearWebhook(house, message, house.clock.now());
    house.nudgeMail();
    return heard;
  });
}
