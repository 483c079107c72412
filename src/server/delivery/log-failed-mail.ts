import type { Logger } from "pino";
import { z } from "zod";
import type { OutboxMessage } from "../generated/prisma/client";

/** What nodemailer and Node say of a failure without naming anybody. */
const coded = z.object({
  code: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
});

/**
 * Says in the log that a message did not leave: which one, from which host and with which codes. What a
 * mail server answers in words names people, so that stays in the outbox.
 */
export function logFailedMail(
  logger: Pick<Logger, "warn">,
  smtpUrl: string | undefined,
): (mail: Pick<OutboxMessage, "id" | "kind" | "attempts">, error: unknown) => void {
  const host = smtpUrl === undefined ? "DATA_DIR/outbox" : new URL(smtpUrl).host;
  return ({ id, kind, attempts }, error) => {
    const { code, responseCode } = coded.catch({}).parse(error);
    logger.warn({ outbox: id, kind, attempts, host, code, responseCode }, "A mail did not leave");
  };
}
