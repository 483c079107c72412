import type { FastifyInstance } from "fastify";
import { Refusal } from "../../../shared/refusals";

const reads = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that a page of another site sends: where an Origin header is sent, its host must
 * be the request's own or the public address, and a browser must not call them cross-site. Without
 * those headers (curl, webhooks) they pass.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string) {
  const publicHost = new URL(publicUrl).host;
  app.addHook("onRequest", async (request) => {
    const { origin, "sec-fetch-site": site } = request.headers;
    if (reads.has(request.method)) return;
    if (site === "cross-site") throw new Refusal("FOREIGN_ORIGIN");
    if (origin === undefined) return;
    const host = URL.canParse(origin) ? new URL(origin).host : undefined;
    if (host !== request.headers.host && host !== publicHost) throw new Refusal("FOREIGN_ORIGIN");
  });
}
