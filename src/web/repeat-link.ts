import type { Operation, TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "../server/api/app-router";

const keyBytes = 16;

/**
 * Names each write with an Idempotency-Key, and a repetition of it with the same one until it has
 * succeeded: whoever presses again after a lost answer gets that answer, not a second booking
 * or sale (rules, Repeated calls).
 */
export function repeatLink(): TRPCLink<AppRouter> {
  return () => {
    const unanswered = new Map<string, string>();
    return ({ op, next }) => {
      if (op.type !== "mutation") return next(op);
      const call = `${op.path} ${JSON.stringify(op.input)}`;
      const idempotencyKey = unanswered.get(call) ?? newKey();
      unanswered.set(call, idempotencyKey);
      return observable((observer) =>
        next({ ...op, context: { ...op.context, idempotencyKey } }).subscribe({
          next: (answer) => {
            unanswered.delete(call);
            observer.next(answer);
          },
          error: (error) => observer.error(error),
          complete: () => observer.complete(),
        }),
      );
    };
  };
}

/** The header by which the server knows a repetition. */
export function repeatHeader({ context }: Operation): Record<string, string> {
  const { idempotencyKey } = context;
  return typeof idempotencyKey === "string" ? { "idempotency-key": idempotencyKey } : {};
}

// Not randomUUID: a page that came over plain HTTP has none.
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(keyBytes))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
