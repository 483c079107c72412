import { expect, test } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { refuseTerms } from "./order-rules";

const totals = { subtotalCents: 25000, taxCents: 1250, taxesCents: [1250], totalCents: 26250 };
const terms = { amount: "262.50", currency: "CAD", intent: "CAPTURE" };

test.each([
  [{}, undefined],
  [{ amount: "262.5" }, undefined],
  [{ amount: "262.49" }, "WRONG_AMOUNT"],
  [{ amount: "262.51" }, "WRONG_AMOUNT"],
  [{ amount: "0" }, "WRONG_AMOUNT"],
  [{ currency: "USD" }, "WRONG_CURRENCY"],
  [{ intent: "AUTHORIZE" }, "WRONG_INTENT"],
])("a cart of 262.50 CAD that is to be paid with %j is refused as %s", (changes, code) => {
  expect(refuseTerms({ ...terms, ...changes }, totals, documentedProfile)?.code).toBe(code);
});
