import type { OrderView } from "../../shared/payments/order-schemas";

/** Ten hours that a member ordered at the clubhouse and has not paid, for tests. */
export const testOrder = (changes: Partial<OrderView> = {}): OrderView => ({
  id: 7,
  providerOrderId: null,
  memberId: 3,
  memberName: "Sam Okafor",
  gateway: "clubhouse",
  status: "pending",
  receiptNumber: null,
  createdAt: "2026-11-20T19:30:00.000Z",
  capturedAt: null,
  date: "2026-11-20",
  items: [
    {
      name: "10 Hour Plan",
      quantity: 1,
      unitPrice: "250.00",
      unitTax: "12.50",
      unitTaxes: ["12.50"],
      hoursIncluded: 10,
    },
  ],
  currency: "CAD",
  subtotal: "250.00",
  tax: "12.50",
  taxes: [{ name: "GST", percent: 5, number: "", amount: "12.50" }],
  total: "262.50",
  refunded: "0.00",
  ...changes,
});

/** Ten hours that are paid. */
export const testOrderPaid = (changes: Partial<OrderView> = {}): OrderView =>
  testOrder({
    status: "captured",
    receiptNumber: 12,
    capturedAt: "2026-11-20T19:30:00.000Z",
    ...changes,
  });
