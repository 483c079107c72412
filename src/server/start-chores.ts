import type { PrismaClient } from "./database/open-database";
import { expireHours } from "./hours/expire-hours";
import { warnOfExpiry } from "./hours/warn-of-expiry";
import type { PaymentGateway } from "./payments/gateway";
import { reconcileOrders } from "./payments/reconcile-orders";
import { type RepeatedWork, repeatWork } from "./repeat-work";

const threeMinutesMs = 3 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

/**
 * What the process does unasked, at its start and then again and again: unfinished payments every
 * three minutes, due expiries and their warnings every hour. Several processes may do the same.
 */
export function startChores(
  house: {
    db: PrismaClient;
    gateway: PaymentGateway | undefined;
    publicUrl: string;
    nudgeMail: () => void;
  },
  now: () => Date,
  onError: (error: unknown) => void,
): RepeatedWork[] {
  const { db, gateway, publicUrl, nudgeMail } = house;
  const settlePayments = async () => {
    if (gateway) await reconcileOrders({ db, gateway }, onError, now());
    nudgeMail();
  };
  const keepHours = async () => {
    await expireHours(db, onError, now());
    await warnOfExpiry(db, publicUrl, onError, now());
    nudgeMail();
  };
  return [
    repeatWork(threeMinutesMs, settlePayments, onError),
    repeatWork(hourMs, keepHours, onError),
  ];
}
