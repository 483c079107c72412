import { z } from "zod";
import { id } from "../fields/ids";

/** Whom to invite: members who never signed in, all of them unless some are named. */
export const inviteMembersInput = z.object({ memberIds: z.array(id).max(5000).optional() });
export type InviteMembersInput = z.infer<typeof inviteMembersInput>;

/** How many invitations wait to be sent now; `kept` where they only go into a folder. */
export const invitationsQueued = z.object({ queued: z.number(), kept: z.literal(true).optional() });
