import { z } from "zod";
import { memberView } from "./member-views";

export const membersPerPage = 25;

export const searchMaxLength = 100;

/** Which members an admin looks for: part of a name or e-mail, a standing, a page from 1. */
export const memberSearchInput = z.object({
  search: z.string().trim().max(searchMaxLength).default(""),
  standing: z.enum(["pending", "approved"]).optional(),
  page: z.int().min(1).max(100_000).default(1),
});
export type MemberSearchInput = z.infer<typeof memberSearchInput>;

export const memberSearchView = z.object({
  members: z.array(memberView),
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
