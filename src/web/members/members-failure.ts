import { statusOf } from "../calls/failure-sentence";

/** 'Failed to fetch members: 503', or the failure's own words when no answer came at all. */
export function membersFailure(error: { message: string }): string {
  const status = statusOf(error);
  return status === undefined ? error.message : `Failed to fetch members: ${status}`;
}

/** What a list of members says when it failed (rules, Screens). */
export const membersNotLoaded = (error: { message: string }): string =>
  `Error loading members: ${membersFailure(error)}`;
