import { z } from "zod";
import { oneLine } from "../fields/one-line";
import { qrCodeView } from "../fields/qr-code";

/** How long the address that pairs a tablet can be used. */
export const pairingMinutes = 10;

const noName = "Please give the tablet a name, such as where it hangs";

export const addDeviceInput = z.object({ name: oneLine(60, noName).min(1, { error: noName }) });

/** Moments are ISO 8601. */
export const deviceView = z.object({
  id: z.number(),
  name: z.string(),
  /** whether its address can still be used, is over, or was used */
  pairing: z.enum(["waiting", "over", "done"]),
  /** null until somebody has opened its address and pressed the button */
  pairedAt: z.string().nullable(),
  pairingEndsAt: z.string(),
  /** when it last asked who is out */
  lastHeardAt: z.string().nullable(),
});
export type DeviceView = z.infer<typeof deviceView>;

/** Its pairing address is told this once. */
export const addedDevice = z.object({
  id: z.number(),
  name: z.string(),
  pairingUrl: z.string(),
  qrCode: qrCodeView,
});
export type AddedDevice = z.infer<typeof addedDevice>;

export const pairDeviceInput = z.object({
  token: z.string({ error: "Please open the whole address" }).max(200, {
    error: "Please open the whole address",
  }),
});

export const pairedDevice = z.object({ name: z.string() });
