import { request as requestPlainly } from "node:http";
import { request } from "node:https";
import {
  checkedLookup,
  isPublicAddress,
  literalAddress,
  PrivateAddress,
  type Resolve,
  resolveName,
} from "./public-address";

export interface PostOptions {
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
 * Posts a body to an address outside, as it is looked up and checked at this moment. Gives the status that
 * the other side answers within 10 seconds; throws what went wrong otherwise, `TimedOut` where nothing was
 * said. Follows no redirect, keeps no connection, reads no answer.
 */
export async function postChecked(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string | Buffer },
  { allowPrivate, resolve = resolveName, patienceMs = 10_000 }: PostOptions,
): Promise<number> {
  const address = new URL(url);
  const mayConnect = (ip: string) => allowPrivate || isPublicAddress(ip);
  const literal = literalAddress(address);
  // A literal is connected to without being looked up.
  if (literal && !mayConnect(literal)) throw new PrivateAddress(`${literal} is not public`);
  if (address.protocol !== "https:" && !allowPrivate) throw new Error("Not an https address");
  const signal = AbortSignal.timeout(patienceMs);
  const options = {
    agent: false,
    lookup: checkedLookup(resolve, mayConnect),
    signal,
    headers: { ...headers, "content-length": Buffer.byteLength(body), "user-agent": "Slipway" },
  };
  return post(address, body, options).catch((error: unknown) => {
    throw signal.aborted ? new TimedOut(`No answer within ${patienceMs / 1000} seconds`) : error;
  });
}

function post(
  url: URL,
  body: string | Buffer,
  options: Parameters<typeof request>[1],
): Promise<number> {
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
