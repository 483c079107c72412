import { z } from "zod";
import {
  incidentAnswer,
  incidentInput,
  incidentNoteInput,
  incidentView,
  lookedAtIncident,
} from "../../../shared/incidents/incident-schemas";
import { listIncidents } from "../../incidents/incident-queries";
import { lookAtIncident } from "../../incidents/look-at-incident";
import { acknowledgeIncident, closeIncident } from "../../incidents/note-incident";
import { forAdmin, forManager, nothing } from "../trpc";

/** Staff and the boats that are overdue. */
export const incidentProcedures = {
  incidents: forManager(nothing)
    .meta({ rest: { method: "GET", path: "/api/admin/incidents", token: "read" } })
    .output(z.array(incidentView))
    .query(({ ctx }) => listIncidents(ctx.db, ctx.moment)),

  incident: forManager(incidentInput)
    .meta({ rest: { method: "GET", path: "/api/admin/incidents/:bookingId", token: "read" } })
    .output(lookedAtIncident)
    .query(({ ctx, input }) => lookAtIncident(ctx.db, input.bookingId, ctx.by, ctx.moment)),

  acknowledgeIncident: forManager(incidentNoteInput)
    .meta({
      changes: "acts",
      rest: {
        method: "POST",
        path: "/api/admin/incidents/:bookingId/acknowledge",
        namesField: true,
        token: "write",
      },
    })
    .output(incidentAnswer)
    .mutation(({ ctx, input }) => acknowledgeIncident(ctx.db, input, ctx.by, ctx.moment)),

  closeIncident: forAdmin(incidentNoteInput)
    .meta({
      changes: "acts",
      rest: {
        method: "POST",
        path: "/api/admin/incidents/:bookingId/close",
        namesField: true,
        token: "write",
      },
    })
    .output(incidentAnswer)
    .mutation(({ ctx, input }) => closeIncident(ctx.db, input, ctx.by, ctx.moment)),
};
