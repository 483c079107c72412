import { TRPCClientError } from "@trpc/client";
import { isNetworkFailure, statusOf } from "../calls/failure-sentence";

const unreachable = "Failed to fetch boats";
const worded = /^(HTTP error! status: \d+|Response is not JSON)$/;

/** The one detail under 'Error Loading Boats': the documented three. */
export function boatsFailure(error: unknown): string {
  if (isNetworkFailure(error) || !(error instanceof TRPCClientError)) return unreachable;
  const status = statusOf(error);
  if (status !== undefined) return `HTTP error! status: ${status}`;
  return worded.test(error.message) ? error.message : unreachable;
}
