import path from "node:path";
import type { Logger } from "pino";
import { deliverDuePush } from "../delivery/deliver-push";
import { logFailedMail } from "../delivery/log-failed-mail";
import { fileTransport, smtpTransport } from "../delivery/mail-transports";
import { startMailWorker } from "../delivery/mail-worker";
import type { Settings } from "../env";
import { callAlertWebhook } from "../incidents/call-alert-webhook";
import { webPushTransport } from "../push/send-push";
import { systemClock } from "../time/clock";
import { deliverDueCalls } from "../webhooks/deliver-calls";
import { signedTransport } from "../webhooks/deliver-webhooks";
import { startWebhookWorker } from "../webhooks/webhook-worker";
import { startWorker, type Worker } from "../workers/start-worker";
import type { OpenClub } from "./open-club";

/** What carries messages away. */
export interface Deliveries extends Worker {
  /** soon sends what a call may have written: no call raises an alarm */
  nudgeAfterCall: () => void;
}

interface Around {
  logger: Logger;
  /** signs the addresses that end a kind of mail */
  linkSecret: string;
  onError: (error: unknown) => void;
}

/** Starts to deliver mail, calls to the alert webhook, webhooks and push messages in the background. */
export function startDeliveries(
  club: OpenClub,
  settings: Settings,
  { logger, linkSecret, onError }: Around,
): Deliveries {
  const { db, changes, moment } = club;
  const { publicUrl, mailFrom, mailLimits, smtpUrl, webhookPrivate } = settings;
  const { now } = systemClock;

  const transport = smtpUrl
    ? smtpTransport(smtpUrl)
    : fileTransport(path.join(settings.dataDir, "outbox"), (line) => logger.info(line));
  const office = { publicUrl, mailFrom, linkSecret, limits: mailLimits };
  const onFailed = logFailedMail(logger, smtpUrl);
  const mail = startMailWorker(db, transport, office, now, changes, onError, onFailed);

  const callAlert = callAlertWebhook(db, now, webhookPrivate);
  const alerts = startWorker((stopping) => deliverDueCalls(db, callAlert, now, stopping), onError);

  const webhooks = startWebhookWorker(db, signedTransport(now, webhookPrivate), moment, onError);

  const sendPush = webPushTransport(webhookPrivate);
  const push = startWorker(
    (stopping) => deliverDuePush(db, sendPush, publicUrl, moment, stopping),
    onError,
  );

  const afterCall = [mail, webhooks, push];
  const all = [...afterCall, alerts];
  return {
    nudge: () => nudgeEach(all),
    nudgeAfterCall: () => nudgeEach(afterCall),
    stop: async () => {
      await Promise.all(all.map((worker) => worker.stop()));
    },
  };
}

function nudgeEach(workers: Worker[]) {
  for (const worker of workers) worker.nudge();
}
