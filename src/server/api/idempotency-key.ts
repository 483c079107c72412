import type { Context } from "./context";

/** The request's Idempotency-Key header, where it sent one. */
export function idempotencyKey(ctx: Context): string | undefined {
  const header = ctx.request.headers["idempotency-key"];
  return Array.isArray(header) ? header[0] : header;
}
