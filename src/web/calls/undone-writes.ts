import type { Operation, OperationResultEnvelope } from "@trpc/client";
import type { AnyMutationProcedure } from "@trpc/server";
import type { ProcedureName } from "../../server/api/procedure-name";

type Write = ProcedureName<AnyMutationProcedure>;

const sales: readonly Write[] = ["admin.purchaseForMember"];

/** What each write may undo. */
const undoes: Partial<Record<Write, readonly Write[]>> = {
  "bookings.cancel": ["bookings.book", "admin.bookForMember"],
  "bookings.move": ["bookings.book", "admin.bookForMember", "bookings.move"],
  "admin.addHours": ["admin.subtractHours"],
  "admin.subtractHours": ["admin.addHours"],
  "admin.refund": sales,
  "admin.cancelOrder": sales,
};

/**
 * Forgets the keys of lost writes that this one may have undone; `keys` has a write and its input,
 * as text, for each. Of hours and sales only those of the same member, who would get them twice;
 * a booking cannot be made twice.
 */
export function forgetUndone(
  keys: Map<string, string>,
  { path, input }: Pick<Operation, "path" | "input">,
  { result }: Pick<OperationResultEnvelope<unknown, unknown>, "result">,
): void {
  const undone = Object.entries(undoes).find(([write]) => write === path)?.[1] ?? [];
  const memberId = memberIn("data" in result && result.data) ?? idIn(input);
  for (const call of keys.keys()) {
    const write = undone.find((one) => call.startsWith(`${one} `));
    if (!write) continue;
    const lostId = idIn(JSON.parse(call.slice(write.length)));
    if (lostId === undefined || lostId === memberId) keys.delete(call);
  }
}

const idIn = (value: unknown) =>
  typeof value === "object" && value !== null && "id" in value ? value.id : undefined;

const memberIn = (value: unknown) =>
  typeof value === "object" && value !== null && "memberId" in value ? value.memberId : undefined;
