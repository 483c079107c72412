import { TRPCClientError } from "@trpc/client";
import { isNetworkFailure, statusOf } from "../calls/failure-sentence";
import { BoatsUnreadable } from "../calls/foreign-answers";

const unreachable = "Failed to fetch boats";

/** The one detail under 'Error Loading Boats': the documented three. */
export function boatsFailure(error: unknown): string {
  if (isNetworkFailure(error) || !(error instanceof TRPCClientError)) return unreachable;
  const status = statusOf(error);
  if (status !== undefined) return `HTTP error! status: ${status}`;
  return error.cause instanceof BoatsUnreadable ? error.message : unreachable;
}
