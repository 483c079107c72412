import type { FastifyInstance } from "fastify";

/** Reads JSON bodies; whoever announces JSON and sends nothing has sent nothing. */
export function readJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => (body === "" ? done(null, undefined) : parse(request, body, done)),
  );
}
