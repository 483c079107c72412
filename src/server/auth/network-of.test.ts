import { expect, test } from "vitest";
import { networkOf } from "./network-of";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2::7", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff:1:2:3", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::7", "2001:db8:1:3::/64"],
  ["fe80::1%eth0", "fe80::/64"],
  ["nonsense", "nonsense"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
