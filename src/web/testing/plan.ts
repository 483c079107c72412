import type { PlanView } from "../../shared/packages/plan-view";

/** A package of ten hours, for tests; changed where a test cares. */
export const testPlan = (changes: Partial<PlanView> = {}): PlanView => ({
  id: 2,
  name: "10 Hour Plan",
  description: "",
  kind: "hours",
  hoursIncluded: 10,
  price: "250.00",
  tax: "12.50",
  total: "262.50",
  taxes: [{ name: "GST", amount: changes.tax ?? "12.50" }],
  taxed: true,
  validityDays: 365,
  ...changes,
});

/** The membership fee, for tests. */
export const testFee = (changes: Partial<PlanView> = {}): PlanView =>
  testPlan({
    id: 5,
    name: "Membership Fee",
    kind: "fee",
    hoursIncluded: 0,
    price: "129.00",
    tax: "6.45",
    total: "135.45",
    ...changes,
  });
