import { z } from "zod";
import { clearance } from "../clearances/clearance-schemas";
import { subscriptionView } from "../hours/hour-schemas";

export const approvalStatuses = ["pending", "approved", "rejected"] as const;
const membershipStatuses = ["inactive", "active", "paused"] as const;

/** A member as they and admins see them: everything but password material. */
export const memberView = z.object({
  id: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  province: z.string(),
  postalCode: z.string(),
  emergencyContactName: z.string(),
  emergencyContactPhone: z.string(),
  registrationDate: z.string(),
  approvalStatus: z.enum(approvalStatuses),
  membershipStatus: z.enum(membershipStatuses),
  isManager: z.boolean(),
  isAdmin: z.boolean(),
  approvedBy: z.number().nullable(),
  approvedDate: z.string().nullable(),
  lastLogin: z.string().nullable(),
  feePaidAt: z.string().nullable(),
  /** the last day it is paid for, null where it is not paid; there while the fee has seasons */
  feePaidUntil: z.string().nullable().optional(),
  trainedAt: z.string().nullable(),
  /** still on the password the club handed out */
  temporaryPassword: z.boolean(),
  hoursRemaining: z.number(),
});
export type MemberView = z.infer<typeof memberView>;

/** A member with their hours, as an admin's page about them answers. */
export const memberWithSubscription = z.object({
  member: memberView,
  subscription: subscriptionView,
});
export type MemberWithSubscription = z.infer<typeof memberWithSubscription>;

/** Oneself, as `auth/me` and `members/me` answer, with what one may row. */
export const ownView = memberWithSubscription.extend({ clearances: z.array(clearance) });

/** An approved member as managers see them. */
export const rosterEntry = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  membershipStatus: z.enum(membershipStatuses),
});
export type RosterEntry = z.infer<typeof rosterEntry>;
