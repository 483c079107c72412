import { createHmac } from "node:crypto";
import { request as requestPlainly } from "node:http";
import { request } from "node:https";
import { getUnixTime } from "date-fns";
import {
  checkedLookup,
  isPublicAddress,
  literalAddress,
  PrivateAddress,
  type Resolve,
  resolveName,
} from "./public-address";

/** Where a signed message goes, and what it is signed with. */
export interface WebhookTarget {
  url: string;
  secret: string;
  /** the secret before it, while both sign */
  oldSecret?: string | undefined;
}

interface SendOptions {
  /** WEBHOOK_PRIVATE: private addresses and plain http are allowed */
  allowPrivate: boolean;
  resolve?: Resolve;
  patienceMs?: number;
}

/** The other side said nothing in time. */
export class TimedOut extends Error {
  override name = "TimedOut";
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
 * throws what went wrong otherwise, `TimedOut` where nothing was said. Follows no redirect, keeps no connection, reads no answer.
 */
export async function sendSigned(
  target: WebhookTarget,
  body: string,
  at: Date,
  { allowPrivate, resolve = resolveName, patienceMs = 10_000 }: SendOptions,
): Promise<void> {
  const address = new URL(target.url);
  const mayConnect = (ip: string) => allowPrivate || isPublicAddress(ip);
  const literal = literalAddress(address);
  // A literal is connected to without being looked up.
  if (literal && !mayConnect(literal)) throw new PrivateAddress(`${literal} is not public`);
  if (address.protocol !== "https:" && !allowPrivate) throw new Error("Not an https address");
  const signal = AbortSignal.timeout(patienceMs);
  const status = await post(address, body, {
    agent: false,
    lookup: checkedLookup(resolve, mayConnect),
    signal,
    headers: {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "user-agent": "Slipway",
      "x-slipway-signature": signatureOf(body, target, at),
    },
  }).catch((error: unknown) => {
    throw signal.aborted ? new TimedOut(`No answer within ${patienceMs / 1000} seconds`) : error;
  });
  if (status < 200 || status > 299) throw new Error(`Answered with status ${status}`);
}

function post(url: URL, body: string, options: Parameters<typeof request>[1]): Promise<number> {
  const ask = url.protocol === "http:" ? requestPlainly : request;
  return new Promise((resolve, reject) => {
    const sending = ask(url, { ...options, method: "POST" }, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    sending.on("error", reject);
    sending.end(body);
  });
}
