import { randomBytes } from "node:crypto";
import type { Webhook } from "../generated/prisma/client";

/** A secret nobody guesses, in 43 letters. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

type Secrets = Pick<Webhook, "secret" | "oldSecret" | "oldSecretUntil">;

/** Whether the secret before the present one signs as well. */
export const stillSigns = <Renewed extends Secrets>(
  webhook: Renewed,
  at: Date,
): webhook is Renewed & { oldSecret: string; oldSecretUntil: Date } =>
  webhook.oldSecret !== null && webhook.oldSecretUntil !== null && webhook.oldSecretUntil > at;
