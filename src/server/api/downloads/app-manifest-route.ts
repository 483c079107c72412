import type { FastifyInstance } from "fastify";
import { appManifest } from "../../pages/app-manifest";
import type { Services } from "../context";

/** `GET /manifest.webmanifest`: what a phone installs, asked for again each time it looks. */
export function serveAppManifest(app: FastifyInstance, { profile }: Services) {
  app.get("/manifest.webmanifest", (_request, reply) =>
    reply
      .type("application/manifest+json")
      .header("cache-control", "no-cache")
      .send(JSON.stringify(appManifest(profile.face))),
  );
}
