import { createHmac } from "node:crypto";
import { getUnixTime } from "date-fns";
import { type PostOptions, postChecked } from "./post-checked";

/** Where a signed message goes, and what it is signed with. */
export interface WebhookTarget {
  url: string;
  secret: string;
  /** the secret before it, while both sign */
  oldSecret?: string | undefined;
}

/**
 * `t=<unix seconds>,sha256=<hex HMAC-SHA256 of t + "." + body>`. While two secrets sign, `sha256` is the
 * old one's and `new-sha256` that of the other.
 */
function signatureOf(body: string, { secret, oldSecret }: WebhookTarget, at: Date): string {
  const t = getUnixTime(at);
  const by = (key: string) => createHmac("sha256", key).update(`${t}.${body}`).digest("hex");
  return oldSecret === undefined
    ? `t=${t},sha256=${by(secret)}`
    : `t=${t},sha256=${by(oldSecret)},new-sha256=${by(secret)}`;
}

/**
 * Posts a JSON body with its signature. Resolves when the other side has said 2xx within 10 seconds;
 * throws what went wrong otherwise, `TimedOut` where nothing was said.
 */
export async function sendSigned(
  target: WebhookTarget,
  body: string,
  at: Date,
  options: PostOptions,
): Promise<void> {
  const headers = {
    "content-type": "application/json",
    "x-slipway-signature": signatureOf(body, target, at),
  };
  const status = await postChecked(target.url, { headers, body }, options);
  if (status < 200 || status > 299) throw new Error(`Answered with status ${status}`);
}
