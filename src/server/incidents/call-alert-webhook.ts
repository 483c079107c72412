import type { PrismaClient } from "../database/open-database";
import { getSafetySettings } from "../settings/safety-settings-queries";
import type { CallTransport } from "../webhooks/deliver-calls";
import { sendSigned } from "../webhooks/send-signed";

/** Sends alarms to the address that the club has set by now, signed with the secret of now. */
export const callAlertWebhook =
  (db: PrismaClient, now: () => Date, allowPrivate: boolean): CallTransport =>
  async (body) => {
    const { alertWebhook } = await getSafetySettings(db);
    if (!alertWebhook) throw new Error("The club has no alert webhook any more");
    await sendSigned(alertWebhook, body, now(), { allowPrivate });
  };
