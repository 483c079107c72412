import type { FastifyInstance } from "fastify";
import { getClubSettings } from "../../settings/club-settings-queries";
import type { Services } from "../context";
import { docsPage } from "./docs-page";
import { describeApi } from "./openapi";
import { programsPage } from "./programs-page";

/** `GET /api/openapi.json` the same as a page at `GET /api/docs`, and how to use it beside that. */
export function serveDocs(app: FastifyInstance, { db, clock, profile }: Services) {
  const described = async () =>
    describeApi((await getClubSettings(db)).name, profile.momentAt(clock.now()).club);
  app.get("/api/openapi.json", described);
  app.get("/api/docs", async (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(docsPage(await described())),
  );
  app.get("/api/docs/programs", async (_request, reply) => {
    const { name } = await getClubSettings(db);
    return reply.type("text/html; charset=utf-8").send(programsPage(name));
  });
}
