import type { FastifyInstance } from "fastify";
import { unsubscribe } from "../mail/mute-mail";
import type { Services } from "./context";

interface Token {
  Params: { token: string };
}

/**
 * The address a mail reader calls when its "unsubscribe" is pressed (RFC 8058), as a form. Opened
 * by a person, it leads to the page that asks first: link checkers open addresses, too.
 */
export async function serveUnsubscribe(app: FastifyInstance, services: Services) {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ["application/x-www-form-urlencoded", "multipart/form-data"],
      { parseAs: "string" },
      async () => undefined,
    );
    scope.post<Token>("/api/unsubscribe/:token", async ({ params }) => {
      const { db, linkSecret, clock, profile } = services;
      return unsubscribe(db, { token: params.token, linkSecret }, profile.momentAt(clock.now()));
    });
    scope.get<Token>("/api/unsubscribe/:token", async ({ params }, reply) =>
      reply.redirect(`/unsubscribe/${encodeURIComponent(params.token)}`),
    );
  });
}
