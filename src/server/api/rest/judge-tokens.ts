import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "../../../shared/refusals";
import { findTokenCaller, type TokenCaller } from "../../tokens/token-queries";
import type { Services } from "../context";

declare module "fastify" {
  interface FastifyRequest {
    /** the program that calls; null where a person or nobody does */
    token: TokenCaller | null;
  }
  interface FastifyContextConfig {
    /** how far a token must go to call this; without it none may */
    opensToTokens?: "read" | "write" | undefined;
  }
}

/**
 * Whoever comes with a token is judged by it alone: a cookie beside it is thrown away before anybody
 * looks at it, on pages as well.
 */
export function forgetCookiesBesideTokens(app: FastifyInstance) {
  app.addHook("onRequest", async (request) => {
    if (tokenIn(request) !== undefined) delete request.raw.headers.cookie;
  });
}

/**
 * Lets programs in by `Authorization: Bearer`, where a route says that it opens to tokens. Refuses
 * TOKEN_UNKNOWN, TOKEN_NOT_ALLOWED, TOKEN_READ_ONLY, before the body is read.
 */
export function judgeTokens(api: FastifyInstance, { db, clock }: Services) {
  api.decorateRequest("token", null);
  api.addHook("onRequest", async (request) => {
    const token = tokenIn(request);
    if (token === undefined) return;
    request.token = await getCaller(token);
    const { opensToTokens } = request.routeOptions.config;
    if (!opensToTokens) throw new Refusal("TOKEN_NOT_ALLOWED");
    if (opensToTokens === "write" && request.token.access === "read") {
      throw new Refusal("TOKEN_READ_ONLY");
    }
  });
  // A body may arrive slowly, and the token may be revoked meanwhile.
  api.addHook("preHandler", async (request) => {
    const token = tokenIn(request);
    if (token === undefined || request.method === "GET" || request.cameWhole) return;
    request.token = await getCaller(token);
  });

  async function getCaller(token: string): Promise<TokenCaller> {
    const caller = await findTokenCaller(db, token, clock.now());
    if (!caller) throw new Refusal("TOKEN_UNKNOWN");
    return caller;
  }
}

/** What a request shows as its token; empty where it names the scheme alone. */
const tokenIn = ({ headers }: FastifyRequest): string | undefined =>
  /^bearer\b\s*(.*)$/i.exec(headers.authorization ?? "")?.[1];
