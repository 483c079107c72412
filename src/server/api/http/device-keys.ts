import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** the key that the answer leaves with the browser; empty: what it has stays */
    deviceKey: string;
  }
}

const cookieName = "slipway-dock";
// The longest that browsers keep a cookie. A tablet that is in use is given it anew.
const keptSeconds = 400 * 24 * 60 * 60;

/**
 * Leaves a paired tablet its key, in a cookie as strict as a session's: no script reads it, no other
 * site sends it along, and over https no other host can set it. It signs nobody in.
 */
export function keepDeviceKeys(app: FastifyInstance) {
  app.decorateRequest("deviceKey", "");
  app.addHook("onSend", async (request, reply) => {
    const { deviceKey, overHttps } = request;
    if (!deviceKey) return;
    reply.setCookie(cookieNameOf(request), deviceKey, {
      httpOnly: true,
      sameSite: "strict",
      path: "/",
      maxAge: keptSeconds,
      secure: overHttps,
    });
  });
}

/** The key that a tablet shows; undefined where the browser has none. */
export const deviceKeyOf = (request: FastifyRequest): string | undefined =>
  request.cookies[cookieNameOf(request)];

const cookieNameOf = ({ overHttps }: FastifyRequest) =>
  overHttps ? `__Host-${cookieName}` : cookieName;

/** Lets the answer leave the key once more, so that a tablet in use is never forgotten. */
export function renewDeviceKey(request: FastifyRequest): void {
  request.deviceKey = deviceKeyOf(request) ?? "";
}
