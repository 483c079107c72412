import type { FastifyInstance } from "fastify";
import helmet, { type HelmetOptions } from "helmet";
import type { Services } from "../context";

const paypalHosts = ["https://*.paypal.com", "https://*.paypalobjects.com"];

interface HeaderOptions {
  /** pages come from the sources, with hot reload */
  dev: boolean;
  services: Pick<Services, "gateway" | "weatherUrl">;
}

/** Has every answer carry the headers below: the same for all, so they are put together once. */
export function secureAnswers(app: FastifyInstance, options: HeaderOptions) {
  const secure = helmet(securityHeaders(options));
  app.addHook("onRequest", (request, reply, done) => secure(request.raw, reply.raw, () => done()));
}

/**
 * What pages may load, and from where. Vite's client needs inline styles and its socket; the built
 * pages need nothing from elsewhere but the forecast, and PayPal's form where PayPal takes the
 * money: its windows talk to the page that opened them.
 */
export function securityHeaders({ dev, services }: HeaderOptions): HelmetOptions {
  const paypal = services.gateway?.name === "paypal" ? paypalHosts : [];
  const forecast = new URL(services.weatherUrl).origin;
  const directives = {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    scriptSrc: ["'self'", ...paypal],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", "data:", ...paypal],
    connectSrc: ["'self'", forecast, ...paypal],
    frameSrc: paypal.length > 0 ? paypal : ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: null,
  };
  return {
    contentSecurityPolicy: dev ? false : { directives },
    ...(paypal.length > 0 && {
      crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" as const },
    }),
  };
}
