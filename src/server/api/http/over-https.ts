import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** whether its sender speaks https, to us or to a proxy before us */
    overHttps: boolean;
  }
}

/**
 * Tells of each request whether it came over https: `always` where the club's address says so, though a
 * proxy tells us nothing; else by what it tells.
 */
export function noticeHttps(app: FastifyInstance, always: boolean) {
  app.decorateRequest("overHttps", always);
  app.addHook("onRequest", async (request) => {
    request.overHttps = always || request.protocol === "https";
  });
}
