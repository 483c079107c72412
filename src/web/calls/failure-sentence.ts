import { TRPCClientError } from "@trpc/client";
import type { AppRouter } from "../../server/api/app-router";

const networkFailure = "Network error. Please try again.";

/** Whether the call never reached the server: the browser's fetch itself gave up. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof TRPCClientError && error.cause instanceof TypeError;
}

/** The status of the answer that a call failed with; undefined when no answer came. */
export const statusOf = (error: unknown) => told(error)?.httpStatus;

/** The code of the refusal that a call was answered with, where it was one. */
export const refusalCode = (error: unknown) => told(error)?.refusal;

const told = (error: unknown): Partial<ServersData> | undefined =>
  error instanceof TRPCClientError ? error.data : undefined;

type ServersData = NonNullable<TRPCClientError<AppRouter>["data"]>;

/** What a person reads when a call failed: the server's own sentence where it sent one. */
export function failureSentence(
  error: unknown,
  fallback = "Please try again.",
  offline = networkFailure,
): string {
  if (isNetworkFailure(error)) return offline;
  const sentence = error instanceof Error ? error.message : "";
  return sentence || fallback;
}
