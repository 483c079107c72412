import { pipeline, Readable } from "node:stream";
import { stringify } from "csv-stringify";
import type { FastifyInstance } from "fastify";
import { guarded } from "../../../shared/imports/formula-guard";
import { clubSubject, recordAct } from "../../audit/record-act";
import { writing } from "../../database/writing";
import { columnsOf } from "../../reports/csv-columns";
import { csvExportNames, csvExports } from "../../reports/csv-exports";
import { contextFor, type Services } from "../context";
import { requireRole } from "../require-role";

/** `GET /api/admin/exports/{name}.csv`: tables for admins, streamed, safe in a spreadsheet. */
export function serveDownloads(app: FastifyInstance, services: Services) {
  for (const name of csvExportNames) {
    app.get(`/api/admin/exports/${name}.csv`, async (request, reply) => {
      const ctx = contextFor(services, request);
      const { db, moment } = ctx;
      const { by } = await requireRole(ctx, "admin");
      await writing(db, (tx) =>
        recordAct(tx, by, "exported", clubSubject(`${name}.csv`), moment.at),
      );

      const { rows } = csvExports[name];
      const columns = await columnsOf(db, name);
      const csv = stringify({
        header: true,
        columns,
        cast: {
          date: (instant) => instant.toISOString(),
          string: guarded,
        },
        bom: true,
      });
      // When a read fails midway, the download ends early and the browser reports it as broken.
      pipeline(Readable.from(rows(db, moment)), csv, (error) => error && request.log.error(error));
      return reply
        .header("content-type", "text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="${name}-${moment.now.today}.csv"`)
        .header("cache-control", "no-store")
        .send(csv);
    });
  }
}
