import { Refusal } from "../../shared/refusals";
import { isPublicAddress, literalAddress, type Resolve, resolveName } from "./public-address";

const patienceMs = 3_000;

/**
 * Why a webhook may not lead there: it must be https without a password in it, and public. A name
 * that cannot be resolved now passes: it is looked at again at every attempt. WEBHOOK_ADDRESS.
 */
export async function refuseWebhookAddress(
  url: string,
  {
    allowPrivate,
    resolve = resolveName,
    field = "alertWebhook.url",
  }: { allowPrivate: boolean; resolve?: Resolve; field?: string },
): Promise<Refusal | null> {
  const address = new URL(url);
  const protocols = allowPrivate ? ["https:", "http:"] : ["https:"];
  if (!protocols.includes(address.protocol) || address.username || address.password) {
    return refusal(field, "Please give an address that begins with https:// and holds no password");
  }
  if (allowPrivate) return null;
  const literal = literalAddress(address);
  const known = literal ? [literal] : await addressesOf(address.hostname, resolve);
  return known.every(isPublicAddress)
    ? null
    : refusal(field, "That address is not on the public internet. Please give one that is.");
}

const refusal = (field: string, sentence: string) =>
  new Refusal("WEBHOOK_ADDRESS", sentence, field);

async function addressesOf(name: string, resolve: Resolve): Promise<string[]> {
  const slow = new Promise<[]>((done) => setTimeout(() => done([]), patienceMs).unref());
  const found = await Promise.race([resolve(name).catch(() => []), slow]);
  return found.map(({ address }) => address);
}
