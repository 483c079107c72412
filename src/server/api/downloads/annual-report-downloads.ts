import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  annualReportInput,
  figureNames,
} from "../../../shared/annual-report/annual-report-schemas";
import { lastFullYear } from "../../../shared/annual-report/report-year";
import { Refusal } from "../../../shared/refusals";
import { clubSubject, recordAct } from "../../audit/record-act";
import { writing } from "../../database/writing";
import { annualCsv } from "../../reports/annual-csv";
import { getAnnualReport } from "../../reports/annual-report-queries";
import { getClubSettings } from "../../settings/club-settings-queries";
import { inThread } from "../../threads/in-thread";
import { contextFor, type Services } from "../context";
import { requireRole } from "../require-role";

/**
 * `GET /api/admin/annual-report.pdf` and, for each figure, `/api/admin/annual-report/{name}.csv`: for
 * admins, about the days asked for or the last twelve full months.
 */
export function serveAnnualReport(app: FastifyInstance, services: Services) {
  for (const name of figureNames) {
    app.get(`/api/admin/annual-report/${name}.csv`, async (request, reply) => {
      const { report, file } = await takeAway(services, request, name, "csv");
      const figure = report.figures.find((one) => one.name === name);
      if (!figure) throw new Refusal("ROUTE_NOT_FOUND");
      return send(reply, file, "text/csv; charset=utf-8", annualCsv(figure));
    });
  }

  app.get("/api/admin/annual-report.pdf", async (request, reply) => {
    const { report, file, today } = await takeAway(services, request, "annual-report", "pdf");
    const { name: clubName, country, clock24 } = await getClubSettings(services.db);
    const pdf = await inThread("annualReportPdf", report, { clubName, country, clock24, today });
    return send(reply, file, "application/pdf", pdf);
  });
}

/** The report that was asked for, noted in the trail under the name of its file. */
async function takeAway(services: Services, request: FastifyRequest, name: string, ending: string) {
  const ctx = contextFor(services, request);
  const { db, moment } = ctx;
  const { today } = moment.now;
  const { by } = await requireRole(ctx, "admin");
  const asked = annualReportInput.safeParse({
    ...lastFullYear(today),
    ...Object(request.query),
  });
  if (!asked.success) throw new Refusal("BAD_INPUT", asked.error.issues[0]?.message);
  const { startDate, endDate } = asked.data;
  const file = `${name}-${startDate}-${endDate}.${ending}`;
  await writing(db, (tx) => recordAct(tx, by, "exported", clubSubject(file), moment.at));
  return { report: await getAnnualReport(db, asked.data, moment), file, today };
}

const send = (reply: FastifyReply, file: string, type: string, body: string | Uint8Array) =>
  reply
    .header("content-type", type)
    .header("content-disposition", `attachment; filename="${file}"`)
    .header("cache-control", "no-store")
    .send(body);
