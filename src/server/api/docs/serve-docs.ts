import type { FastifyInstance } from "fastify";
import { getClubSettings } from "../../club/club-settings-queries";
import type { House } from "../context";
import { docsPage } from "./docs-page";
import { describeApi } from "./openapi";

/** `GET /api/openapi.json` and the same as a page at `GET /api/docs`. */
export function serveDocs(app: FastifyInstance, { db }: House) {
  const described = async () => describeApi((await getClubSettings(db)).name);
  app.get("/api/openapi.json", described);
  app.get("/api/docs", async (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(docsPage(await described())),
  );
}
