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
    .output(z.array(incidentView))
    .query(({ ctx }) => listIncidents(ctx.db, ctx.at)),

  incident: forManager(incidentInput)
    .output(lookedAtIncident)
    .query(({ ctx, input }) => lookAtIncident(ctx.db, input.bookingId, ctx.by, ctx.at)),

  acknowledgeIncident: forManager(incidentNoteInput)
    .meta({ changes: ["bookings"] })
    .output(incidentAnswer)
    .mutation(({ ctx, input }) => acknowledgeIncident(ctx.db, input, ctx.by, ctx.at)),

  closeIncident: forAdmin(incidentNoteInput)
    .meta({ changes: ["bookings"] })
    .output(incidentAnswer)
    .mutation(({ ctx, input }) => closeIncident(ctx.db, input, ctx.by, ctx.at)),
};
