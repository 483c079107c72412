import { setImmediate } from "node:timers/promises";
import cookie from "@fastify/cookie";
import session from "@fastify/session";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PrismaClient } from "../database/open-database";
import type { Clock } from "../time/clock";
import { sessionDays, sessionStore } from "./session-store";

declare module "fastify" {
  interface FastifyRequest {
    /** whether all of its body was here before its session was asked for */
    cameWhole: boolean;
  }
}

const cookieName = "slipway";

// A browser takes a cookie of such a name only over https and only from this very host, so that no
// neighbour under the same domain can plant one.
const secureName = `__Host-${cookieName}`;

/**
 * Signs people in by a cookie whose session the database keeps. Over https it is `__Host-slipway`,
 * elsewhere `slipway`.
 */
export async function keepSessions(
  app: FastifyInstance,
  { db, clock }: { db: PrismaClient; clock: Clock },
  secret: string,
) {
  app.decorateRequest("cameWhole", false);
  await app.register(cookie);
  // Before the session is looked for, which knows one name only.
  app.addHook("onRequest", async ({ overHttps, cookies }) => {
    if (overHttps) cookies[cookieName] = cookies[secureName];
  });
  app.addHook("onRequest", async (request) => {
    if (request.method === "GET") return;
    // Then all is read that came in one piece with the headers.
    await setImmediate();
    request.cameWhole = request.raw.complete;
  });
  await app.register(session, {
    store: sessionStore(db, clock),
    secret,
    cookieName,
    saveUninitialized: false,
    rolling: false,
    cookie: {
      httpOnly: true,
      sameSite: "lax",
      secure: "auto",
      path: "/",
      maxAge: sessionDays * 24 * 60 * 60 * 1000,
    },
  });
  // A body may arrive slowly, and its sender may lose their rights meanwhile: then who calls is read
  // again once it is here.
  app.addHook("preHandler", async ({ method, cameWhole, session }) => {
    if (method !== "GET" && !cameWhole && session?.memberId) await session.reload();
  });
  // After a log-out the request's session is null, but the browser still has the cookie.
  app.addHook("onSend", async (request, reply) => {
    if (request.session === null)
      reply.clearCookie(cookieName, { path: "/", secure: "auto", httpOnly: true });
    if (request.overHttps) nameSecurely(reply);
  });
}

/** Looks the session of a request up where `app` does not do so by itself: outside the API. */
export function readSession(app: FastifyInstance, request: FastifyRequest): Promise<void> {
  const cookies = app.parseCookie(request.headers.cookie ?? "");
  const sealed = cookies[request.overHttps ? secureName : cookieName];
  if (!sealed) return Promise.resolve();
  return new Promise((resolve, reject) => {
    app.decryptSession(sealed, request, (error: unknown) => (error ? reject(error) : resolve()));
  });
}

function nameSecurely(reply: FastifyReply) {
  const lines = [reply.getHeader("set-cookie") ?? []].flat();
  if (lines.length === 0) return;
  reply.removeHeader("set-cookie");
  for (const line of lines) {
    const named = `${line}`.replace(`${cookieName}=`, `${secureName}=`);
    // The session's keeper knows only how the request reached this process.
    reply.header("set-cookie", /; Secure/i.test(named) ? named : `${named}; Secure`);
  }
}
