import { z } from "zod";

const said = z.object({
  kind: z.string(),
  originalCode: z.string().optional(),
  originalMessage: z.string().optional(),
});
const failure = z.union([
  // As the driver adapters throw it, and as the client hands it on.
  z.object({ cause: said }).transform(({ cause }) => cause),
  z
    .object({ meta: z.object({ driverAdapterError: z.object({ cause: said }) }) })
    .transform(({ meta }) => meta.driverAdapterError.cause),
]);

/** Whether one of several transactions had to give way, and may simply be tried again. */
export function gaveWay(error: unknown): boolean {
  const { kind, originalCode } = saidBy(error);
  return kind === "TransactionWriteConflict" || ["40001", "40P01"].includes(originalCode ?? "");
}

/** Whether a prepared statement no longer fits its tables, which a migration has changed since. */
export const isStalePlan = (error: unknown): boolean =>
  saidBy(error).originalMessage === "cached plan must not change result type";

// A question of the client's own tells a conflict by P2034 alone.
function saidBy(error: unknown): Partial<z.infer<typeof said>> {
  if (error instanceof Error && "code" in error && error.code === "P2034")
    return { kind: "TransactionWriteConflict" };
  return failure.safeParse(error).data ?? {};
}
