import { z } from "zod";
import { idInput } from "../../../shared/fields/ids";
import { jobView } from "../../../shared/jobs";
import {
  keptMailSent,
  outboxFilter,
  outboxMessage,
  outboxPage,
} from "../../../shared/mail/outbox-schemas";
import { getOutboxMessage, listOutbox } from "../../delivery/outbox-queries";
import { resendMail } from "../../delivery/resend-mail";
import { sendKeptMail } from "../../delivery/send-kept-mail";
import { listJobs } from "../../workers/job-queries";
import { forAdmin, nothing } from "../trpc";

/** Admins and what the server sends and does by itself. */
export const outboxProcedures = {
  outbox: forAdmin(outboxFilter)
    .output(outboxPage)
    .query(({ ctx, input }) => listOutbox(ctx.db, input, ctx.moment.club)),

  outboxMessage: forAdmin(idInput)
    .output(outboxMessage)
    .query(({ ctx, input }) => getOutboxMessage(ctx.db, input.id, ctx.publicUrl, ctx.moment)),

  resendMail: forAdmin(idInput)
    .meta({ changes: "acts" })
    .output(idInput)
    .mutation(async ({ ctx, input }) => {
      const { publicUrl } = ctx;
      return resendMail(ctx.db, { id: input.id, publicUrl }, ctx.by, ctx.moment);
    }),

  sendKeptMail: forAdmin(nothing)
    .meta({ changes: "acts" })
    .output(keptMailSent)
    .mutation(({ ctx }) => sendKeptMail(ctx.db, ctx, ctx.by, ctx.moment)),

  jobs: forAdmin(nothing)
    .output(z.array(jobView))
    .query(({ ctx }) => listJobs(ctx.db, ctx.moment)),
};
