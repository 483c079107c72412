import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Whom an address stands for when calls are counted: an IPv4 address itself, and of an IPv6 address
 * its /64, because one line is given that many.
 */
export function networkOf(address: string): string {
  if (isIPv4(address) || !ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (!(known instanceof ipaddr.IPv6)) return known.toString();
  return `${new ipaddr.IPv6([...known.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
