import { TRPCClientError } from "@trpc/client";

/** 'Failed to fetch members: 503', or the failure's own words when no answer came at all. */
export function membersFailure(error: { message: string }): string {
  const status = error instanceof TRPCClientError ? error.data?.httpStatus : undefined;
  return status === undefined ? error.message : `Failed to fetch members: ${status}`;
}
