import type { Operation, OperationResultEnvelope, TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "../../server/api/app-router";

type Answer = OperationResultEnvelope<unknown, unknown>;

/** of 32 bits each */
const keyWords = 4;

/**
 * Names each write with an Idempotency-Key, and a repetition of it with the same one until it has
 * succeeded: whoever presses again after a lost answer gets that answer, not a second booking
 * or sale. Once the lost write is undone the same words mean a new one (rules, Repeated calls).
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
          ...observer,
          next: (answer) => {
            unanswered.delete(call);
            if (unanswered.size > 0) void forgetUndone(unanswered, op, answer);
            observer.next(answer);
          },
          error: (error) => {
            if (error.data?.refusal === "ALREADY_ANSWERED") unanswered.delete(call);
            observer.error(error);
          },
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

// Fetched when it is needed, for a first page does without. Where it cannot be, the server knows
// what was undone, and says so.
const forgetUndone = (keys: Map<string, string>, op: Operation, answer: Answer) =>
  import("./undone-writes")
    .then((writes) => writes.forgetUndone(keys, op, answer))
    .catch(() => null);

// Not randomUUID: a page that came over plain HTTP has none.
const newKey = () => crypto.getRandomValues(new Uint32Array(keyWords)).join("-");
