import type { PrismaClient } from "../database/open-database";
import type { PaymentGateway } from "./gateway";
import { reconcileOrders } from "./reconcile-orders";

const everyMs = 3 * 60 * 1000;

/** Looks again at unfinished payments: now, and every three minutes, one round at a time. */
export function startReconciling(
  till: { db: PrismaClient; gateway: PaymentGateway },
  now: () => Date,
  onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
  let running = Promise.resolve();
  const round = () => {
    running = running.then(() => reconcileOrders(till, onError, now())).catch(onError);
  };
  const timer = setInterval(round, everyMs);
  timer.unref();
  round();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
