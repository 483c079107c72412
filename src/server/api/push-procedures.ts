import { z } from "zod";
import { idInput } from "../../shared/fields/ids";
import {
  addedPushDevice,
  addPushDeviceInput,
  pushDeviceView,
  pushKey,
} from "../../shared/push/push-schemas";
import { addPushDevice } from "../push/add-push-device";
import { findPushKeys } from "../push/find-push-keys";
import { listPushDevices } from "../push/push-device-queries";
import { removePushDevice } from "../push/remove-push-device";
import { tryPushDevice } from "../push/try-push-device";
import { forApproved, forMember, nothing } from "./trpc";

const done = z.object({ ok: z.literal(true) });

/** Which devices of a member show messages at once. */
export const pushProcedures = {
  pushKey: forMember(nothing)
    .meta({ rest: { method: "GET", path: "/api/push" } })
    .output(pushKey)
    .query(async ({ ctx }) => {
      const { publicKey } = await findPushKeys(ctx.db, ctx.moment);
      return { publicKey };
    }),

  pushDevices: forMember(nothing)
    .meta({ rest: { method: "GET", path: "/api/auth/push" } })
    .output(z.array(pushDeviceView))
    .query(({ ctx }) => listPushDevices(ctx.db, ctx.member.id, ctx.moment.at)),

  addPushDevice: forApproved(addPushDeviceInput)
    .meta({
      changes: ["account"],
      rest: { method: "POST", path: "/api/auth/push", status: 201, namesField: true },
    })
    .output(addedPushDevice)
    .mutation(({ ctx, input }) => {
      const { request, webhookPrivate } = ctx;
      const { sessionId } = request.session;
      const userAgent = request.headers["user-agent"] ?? "";
      const given = { ...input, sessionId, userAgent, webhookPrivate };
      return addPushDevice(ctx.db, given, ctx.by, ctx.moment);
    }),

  removePushDevice: forMember(idInput)
    .meta({ changes: ["account"], rest: { method: "DELETE", path: "/api/auth/push/:id" } })
    .output(done)
    .mutation(({ ctx, input }) => removePushDevice(ctx.db, input.id, ctx.by)),

  tryPushDevice: forApproved(idInput)
    .meta({ changes: [], rest: { method: "POST", path: "/api/auth/push/:id/test", status: 202 } })
    .output(done)
    .mutation(({ ctx, input }) => tryPushDevice(ctx.db, input.id, ctx.by, ctx.moment)),
};
