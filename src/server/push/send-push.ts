import webPush from "web-push";
import type { PushMessage } from "../../shared/push/push-schemas";
import type { PushDevice, PushKeys } from "../generated/prisma/client";
import { postChecked } from "../webhooks/post-checked";

/** A message as it leaves the server. */
export interface PushParcel {
  device: Pick<PushDevice, "endpoint" | "p256dh" | "auth">;
  message: PushMessage;
  keys: Pick<PushKeys, "publicKey" | "privateKey">;
  /** who answers for what is sent: an https or mailto address of the club's */
  subject: string;
  /** for how long the push service keeps it for a device that is off */
  ttlSeconds: number;
}

/** Takes one message to a push service, and gives the status that it answers, or throws. */
export type PushTransport = (parcel: PushParcel) => Promise<number>;

/** Encrypts a message so that only its device reads it (RFC 8291), and signs it (RFC 8292). */
export const webPushTransport =
  (allowPrivate: boolean): PushTransport =>
  async ({ device: { endpoint, p256dh, auth }, message, keys, subject, ttlSeconds }) => {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      // Of two copies that a device has not taken yet, its push service keeps one.
      { vapidDetails: { subject, ...keys }, TTL: ttlSeconds, urgency: "high", topic: message.tag },
    );
    return postChecked(endpoint, { headers, body }, { allowPrivate });
  };
