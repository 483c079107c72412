import type { FastifyInstance } from "fastify";

/** Reads JSON bodies and no others. A request that announces JSON and has no body counts as one without a body. */
export function readJson(app: FastifyInstance) {
  app.removeContentTypeParser("text/plain");
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => (body === "" ? done(null, undefined) : parse(request, body, done)),
  );
}
