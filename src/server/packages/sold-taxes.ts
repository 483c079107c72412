import { z } from "zod";
import { formatCents } from "../../shared/payments/money";
import type { Order } from "../generated/prisma/client";

const soldTaxes = z.array(z.object({ name: z.string(), percent: z.number(), number: z.string() }));

/** The taxes of an order as they were at its sale, each with what it came to. */
export const taxesOfOrder = ({
  taxes,
  taxesCents,
  currency,
}: Pick<Order, "taxes" | "taxesCents" | "currency">) =>
  soldTaxes.parse(taxes).map((tax, nr) => ({
    ...tax,
    amount: formatCents(taxesCents[nr] ?? 0, currency),
  }));
