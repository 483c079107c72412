import type { FastifyInstance, FastifyRequest } from "fastify";
import { askFirst, logoutForced } from "../../shared/opening/logout-forced";

// As the browser's own router finds its screen: in capitals, and with a slash at the end, too.
const screen = new RegExp(`^${logoutForced}/?$`, "i");

/** Whoever was led to the end of all sessions from elsewhere is asked first (rules, Screens). */
export function askBeforeLogOut(app: FastifyInstance) {
  app.addHook<{ Params: { "*"?: string } }>("onRequest", async (request, reply) => {
    const { params, url } = request;
    if (!screen.test(`/${params["*"]}`) || url.endsWith(askFirst)) return;
    if (!isLedFromElsewhere(request)) return;
    return reply.header("cache-control", "no-store").redirect(logoutForced + askFirst);
  });
}

/** By a link or a page of another site. A browser says so itself; of an old one the page before tells. */
function isLedFromElsewhere({ headers }: FastifyRequest) {
  const { "sec-fetch-site": site, referer = "", host } = headers;
  if (site !== undefined) return site === "cross-site" || site === "same-site";
  return URL.canParse(referer) && new URL(referer).host !== host;
}
