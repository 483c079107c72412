import { z } from "zod";
import { id } from "../fields/ids";

export const maxItemsPerOrder = 3;

const maxItems = maxItemsPerOrder;

export const tooManyItems = `You can buy at most ${maxItems} items at once`;

/** A plan and how many of it: at most 3 of one, and 3 in all. */
const cartItem = z.object({
  planId: id,
  quantity: z
    .int({ error: "Please choose how many" })
    .min(1, { error: "Please choose at least one" })
    .max(maxItems, { error: `You can buy at most ${maxItems} of one package` }),
});
export type CartItem = z.infer<typeof cartItem>;

export const cart = z
  .array(cartItem)
  .min(1, { error: "Please choose a package" })
  .refine((items) => items.reduce((sum, item) => sum + item.quantity, 0) <= maxItems, {
    error: tooManyItems,
  })
  .refine((items) => new Set(items.map(({ planId }) => planId)).size === items.length, {
    error: "Please name each package once",
  });

/** Decimal text, or a number, with two decimals at most: 262.50. */
const amount = z
  .union([z.string(), z.number()], { error: "Please say the amount" })
  .transform(String)
  .pipe(z.string().regex(/^\d{1,8}(\.\d{1,2})?$/, { error: "Please write the amount like 262.50" }))
  .transform((text) => Number(text).toFixed(2));

/**
 * What `POST /paypal/order` takes: the documented three fields, and optionally the items. The
 * server sets the price; the amount must equal it.
 */
export const placeOrderInput = z.object({
  amount,
  currency: z.string({ error: "Please say the currency" }),
  intent: z.string({ error: "Please say the intent" }),
  items: cart.optional(),
});
export type PlaceOrderInput = z.infer<typeof placeOrderInput>;

/** Names an order by the gateway's own id. */
export const captureOrderInput = z.object({
  id: z.string().min(1).max(100),
  /** the built-in test gateway's card; never a real one */
  testCardNumber: z.string().max(30).optional(),
});
export type CaptureOrderInput = z.infer<typeof captureOrderInput>;

export const capturedView = z.object({
  id: z.string(),
  /** pending: the gateway holds the money, and the hours come when it does */
  status: z.enum(["COMPLETED", "PENDING"]),
  hoursRemaining: z.number(),
});
export type CapturedView = z.infer<typeof capturedView>;

/** How hours can be paid for here: what the browser needs to set up its form. */
export const paymentSetupView = z.object({
  gateway: z.enum(["paypal", "test", "clubhouse"]),
  clientToken: z.string().nullable(),
  clientId: z.string().nullable(),
  /** which of PayPal's worlds the browser's form belongs to */
  environment: z.enum(["sandbox", "production"]),
});
export type PaymentSetup = z.infer<typeof paymentSetupView>;

export const purchaseForMemberInput = z.object({
  id,
  items: cart,
  /** false leaves the order pending until it is marked paid */
  paid: z.boolean().default(true),
});

export const payAtClubhouseInput = z.object({ items: cart });

export const refundOrderInput = z.object({
  id,
  reason: z
    .string({ error: "Reason is required" })
    .trim()
    .min(1, { error: "Reason is required" })
    .max(300, { error: "Please keep the reason under 300 characters" }),
});
export type RefundOrderInput = z.infer<typeof refundOrderInput>;

export const orderStatuses = [
  "created",
  "pending",
  "approved",
  "captured",
  "failed",
  "refunded",
  "cancelled",
] as const;

/** A purchase; amounts are decimal text in its currency. */
export const orderView = z.object({
  id: z.number(),
  providerOrderId: z.string().nullable(),
  memberId: z.number(),
  memberName: z.string(),
  gateway: z.enum(["paypal", "test", "clubhouse"]),
  status: z.enum(orderStatuses),
  receiptNumber: z.number().nullable(),
  createdAt: z.string(),
  capturedAt: z.string().nullable(),
  /** the club's day of the payment, or of the order while there is none */
  date: z.string(),
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.number(),
      unitPrice: z.string(),
      unitTax: z.string(),
      /** in the order of `taxes`; none where it was not taxed */
      unitTaxes: z.array(z.string()),
      hoursIncluded: z.number(),
    }),
  ),
  currency: z.string(),
  subtotal: z.string(),
  /** all taxes */
  tax: z.string(),
  /** as they were at the sale, with the numbers of that day */
  taxes: z.array(
    z.object({ name: z.string(), percent: z.number(), number: z.string(), amount: z.string() }),
  ),
  total: z.string(),
  refunded: z.string(),
});
export type OrderView = z.infer<typeof orderView>;

/** What a refund would give back right now. */
export const refundPreviewView = z.object({ amount: z.string(), hours: z.number() });
