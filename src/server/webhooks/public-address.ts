import { type LookupAddress, lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Every address of a name, as the machine resolves it now. */
export type Resolve = (name: string) => Promise<LookupAddress[]>;

export const resolveName: Resolve = (name) =>
  new Promise((resolve, reject) => {
    lookup(name, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

/** What of IPv6 is given out to the public so far; old forms that hide an IPv4 address lie outside. */
const publicIpv6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an address is one of the public internet: neither ours, nor a neighbour's, nor nobody's. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const known = ipaddr.process(address);
  if (known instanceof ipaddr.IPv6 && !known.match(publicIpv6)) return false;
  return known.range() === "unicast";
}

/** The literal address in a URL's host, or null where it is a name. */
export function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(bare) ? bare : null;
}

export class PrivateAddress extends Error {
  override name = "PrivateAddress";
}

/**
 * For a connection: resolves its name, once, and gives only addresses that were checked, so that what
 * is connected to is what was looked at. One private address spoils them all.
 */
export function checkedLookup(
  resolve: Resolve,
  mayConnect: (address: string) => boolean,
): LookupFunction {
  return (name, options, done) => {
    resolve(name).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => mayConnect(address))) {
          done(new PrivateAddress(`${name} leads to an address that is not public`), "");
        } else if (options.all) done(null, addresses);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, ""),
    );
  };
}
