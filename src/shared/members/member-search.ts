import { z } from "zod";
import { tidyText } from "../fields/tidy-text";
import { searchMaxLength } from "./member-search-limits";
import { memberView } from "./member-views";

/** The orders of a list of members besides its own; the newest are those who joined last. */
export const memberOrders = ["fewest-hours", "most-hours", "newest"] as const;
export type MemberOrder = (typeof memberOrders)[number];

/** Which members an admin looks for: part of a name or e-mail, a standing, a page from 1. */
export const memberSearchInput = z.object({
  search: z.string().overwrite(tidyText).max(searchMaxLength).default(""),
  standing: z.enum(["pending", "approved"]).optional(),
  order: z.enum(memberOrders).optional(),
  page: z.int().min(1).max(100_000).default(1),
});
export type MemberSearchInput = z.infer<typeof memberSearchInput>;

/** A member in a list, with the day on which hours of theirs expire, if it is soon. */
const foundMember = memberView.extend({ expiringOn: z.string().nullable() });
export type FoundMember = z.infer<typeof foundMember>;

export const memberSearchView = z.object({
  members: z.array(foundMember),
  /** how many match, over all pages */
  total: z.number(),
});

/** The dashboard's six tiles, from real counts. */
export const clubCountsView = z.object({
  totalMembers: z.number(),
  activeMembers: z.number(),
  pendingApprovals: z.number(),
  totalBoats: z.number(),
  availableBoats: z.number(),
  adminUsers: z.number(),
});
export type ClubCounts = z.infer<typeof clubCountsView>;

/** What deleting a member would take with it. */
export const deletionPreviewView = z.object({
  bookingsAhead: z.number(),
  hoursReturned: z.number(),
  hoursRemaining: z.number(),
});
