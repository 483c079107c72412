import { TRPCClientError } from "@trpc/client";

export const networkFailure = "Network error. Please try again.";

/** Whether the call never reached the server: the browser's fetch itself gave up. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof TRPCClientError && error.cause instanceof TypeError;
}

/** The status of the answer that a call failed with; undefined when no answer came. */
export function statusOf(error: unknown): number | undefined {
  const status: unknown = error instanceof TRPCClientError ? error.data?.httpStatus : undefined;
  return typeof status === "number" ? status : undefined;
}

/** What a person reads when a call failed: the server's own sentence where it sent one. */
export function failureSentence(
  error: unknown,
  fallback: string,
  offline = networkFailure,
): string {
  if (isNetworkFailure(error)) return offline;
  const sentence = error instanceof Error ? error.message : "";
  return sentence || fallback;
}
