import { z } from "zod";

/** A QR code as it is drawn: dark on a square of `size` by `size`, with its quiet edge. */
export const qrCodeView = z.object({ size: z.number(), path: z.string() });
export type QrCode = z.infer<typeof qrCodeView>;
