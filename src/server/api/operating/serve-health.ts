import type { FastifyInstance } from "fastify";
import type { Release } from "../../../shared/built-release";
import type { PrismaClient } from "../../database/open-database";
import { countMissingMigrations } from "../../operations/migrations-queries";
import { tryFolder } from "../../operations/try-folder";

/**
 * What those who run the server ask, without a session: `/healthz` whether the process lives and which
 * release it is, `/readyz` whether it can serve (503 while it cannot). It writes a little into the embedded
 * database's folder and that of the backups; without backups it can serve, and says so. A process that
 * stops takes no new connection, which asks for no answer.
 */
export function serveHealth(
  app: FastifyInstance,
  db: PrismaClient,
  { release, dataDir, backupDir }: { release: Release; dataDir?: Folder; backupDir?: Folder },
) {
  app.get("/healthz", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok", ...release }),
  );

  app.get("/readyz", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const missing = await countMissingMigrations(db).catch((error) => {
      request.log.error(error);
      return undefined;
    });
    const unready = (because: string) => reply.status(503).send({ status: "not ready", because });
    if (missing === undefined) return unready("the database does not answer");
    if (missing > 0) return unready(`${missing} migrations are missing`);
    const unwritten = await whyUnwritten("DATA_DIR", dataDir);
    if (unwritten) return unready(unwritten);
    const but = await whyUnwritten("BACKUP_DIR", backupDir);
    return { status: "ready", ...(but && { but }) };
  });
}

type Folder = string | undefined;

async function whyUnwritten(name: string, folder: Folder): Promise<string | null> {
  const why = folder === undefined ? null : await tryFolder(folder);
  return why && `${name} cannot be written: ${why}`;
}
