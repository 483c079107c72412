import { expect, it } from "vitest";
import { nearestPlace } from "./nearest-place";

it.each([
  ["/boat", "/boats"],
  ["/boats/3", "/boats"],
  ["/faqs", "/faq"],
  ["/price-list", "/pricing"],
  ["/try_a_row", "/try-a-row"],
  ["/Booking-History/2", "/booking-history"],
  ["/registration", "/register"],
])("takes %s for %s", (typed, meant) => {
  expect(nearestPlace(typed)?.to).toBe(meant);
});

it.each(["/", "/xyz", "/wp-admin", "/%F0%9F%9A%A3"])("has no guess for %s", (typed) => {
  expect(nearestPlace(typed)).toBeNull();
});
