import type { FastifyInstance } from "fastify";
import { Refusal } from "../../../shared/refusals";

const name = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Refuses what is addressed to a proxy, or to a host that can be nobody's name (400). */
export function refuseOddRequests(app: FastifyInstance) {
  app.addHook("onRequest", async ({ raw: { url = "", headers } }) => {
    const { host } = headers;
    if (/^[a-z]/i.test(url) || (host !== undefined && !name.test(host)))
      throw new Refusal("BAD_INPUT");
  });
}
