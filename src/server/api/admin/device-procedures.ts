import { z } from "zod";
import { addDeviceInput, addedDevice, deviceView } from "../../../shared/devices/device-schemas";
import { idInput } from "../../../shared/fields/ids";
import { addDevice } from "../../devices/add-device";
import { listDevices } from "../../devices/device-queries";
import { endDevice } from "../../devices/end-device";
import { forAdmin, nothing } from "../trpc";

/** Admins and the tablets at the dock. */
export const deviceProcedures = {
  devices: forAdmin(nothing)
    .meta({ rest: { method: "GET", path: "/api/admin/devices" } })
    .output(z.array(deviceView))
    .query(({ ctx }) => listDevices(ctx.db, ctx.moment)),

  addDevice: forAdmin(addDeviceInput)
    .meta({
      changes: "acts",
      rest: { method: "POST", path: "/api/admin/devices", status: 201, namesField: true },
    })
    .output(addedDevice)
    .mutation(({ ctx, input }) =>
      addDevice(ctx.db, { ...input, publicUrl: ctx.publicUrl }, ctx.by, ctx.moment),
    ),

  endDevice: forAdmin(idInput)
    .meta({ changes: "acts", rest: { method: "DELETE", path: "/api/admin/devices/:id" } })
    .output(z.object({ ok: z.literal(true) }))
    .mutation(({ ctx, input }) => endDevice(ctx.db, input.id, ctx.by, ctx.moment)),
};
