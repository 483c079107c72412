import type { FastifyInstance } from "fastify";
import { Refusal } from "../../../shared/refusals";

const name = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

// What has the form of a name and still cannot be one: a port over 65535, `1.2.3.999`, `[:]`.
const isName = (host: string) => name.test(host) && URL.canParse(`http://${host}`);

/** Refuses what is addressed to a proxy, or to a host that can be nobody's name (400). */
export function refuseOddRequests(app: FastifyInstance) {
  app.addHook("onRequest", async ({ raw: { url = "", headers } }) => {
    const { host } = headers;
    if (/^[a-z]/i.test(url) || (host !== undefined && !isName(host)))
      throw new Refusal("BAD_INPUT");
  });
}
