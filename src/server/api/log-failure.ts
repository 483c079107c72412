import type { FastifyBaseLogger } from "fastify";
import { Refusal } from "../../shared/refusals";

/** Logs what went wrong here. Of a gateway that does not answer `Reach` has told, in one line. */
export function logFailure(log: FastifyBaseLogger, status: number, thrown: unknown): void {
  const told = thrown instanceof Refusal && thrown.code === "PAYMENT_UNCERTAIN";
  if (status >= 500 && !told) log.error(thrown);
}
