import { z } from "zod";
import { memberBookingView } from "../bookings/booking-schemas";
import { calendarScope } from "../calendar/calendar-schemas";
import { clearance } from "../clearances/clearance-schemas";
import { ownCrewEntry } from "../crew/crew-schemas";
import { damageReportView } from "../damage/damage-schemas";
import { seenOf } from "../fields/seen";
import { hourLineView, hourLotView, subscriptionView } from "../hours/hour-schemas";
import { mailTopic } from "../mail/mail-topics";
import { editProfileInputAt, profileEdit } from "../members/member-schemas";
import { memberView } from "../members/member-views";
import { goalView } from "../outings/distance-goal";
import { outingView } from "../outings/outing-schemas";
import { orderView } from "../payments/order-schemas";
import type { ClubProfile } from "../profile/club-profile";
import { pushDeviceView } from "../push/push-schemas";
import { tokenView } from "../tokens/token-schemas";

/** What members change about themselves: how to reach them, and whom to call. */
export const contactEdit = profileEdit.pick({
  phone: true,
  address: true,
  city: true,
  province: true,
  postalCode: true,
  emergencyContactName: true,
  emergencyContactPhone: true,
});

/** A member's own edit: what is left out stays. */
export const editMyProfileInput = contactEdit.extend({ seen: seenOf(contactEdit.shape) });
export type EditMyProfileInput = z.infer<typeof editMyProfileInput>;

/** And at one club. */
export const editMyProfileInputAt = (club: ClubProfile) =>
  editMyProfileInput.extend({ province: editProfileInputAt(club).shape.province });

/** The topics of mail a member does without from now on. */
export const chooseMailInput = z.object({ without: z.array(mailTopic).max(10) });

export const unsubscribeInput = z.object({ token: z.string().min(1).max(300) });

export const requestDeletionInput = z.object({
  reason: z
    .string()
    .trim()
    .max(1000, { error: "Please keep this under 1000 characters" })
    .default(""),
});

/** A browser somebody is signed in with. */
const deviceView = z.object({
  name: z.string(),
  signedInAt: z.string(),
  /** the one that asks */
  current: z.boolean(),
});
export type DeviceView = z.infer<typeof deviceView>;

/** What the account page shows besides the profile. */
export const accountView = z.object({
  without: z.array(mailTopic),
  calendars: z.array(z.object({ scope: calendarScope, createdAt: z.string() })),
  devices: z.array(deviceView),
});
export type AccountView = z.infer<typeof accountView>;

/** Everything the club keeps about a member, for them to take along. */
export const myDataView = z.object({
  exportedAt: z.string(),
  profile: memberView,
  subscription: subscriptionView,
  account: accountView,
  pushDevices: z.array(pushDeviceView),
  tokens: z.array(tokenView),
  bookings: z.array(memberBookingView),
  crew: z.array(ownCrewEntry),
  outings: z.array(outingView),
  goal: goalView,
  damage: z.array(damageReportView),
  clearances: z.array(clearance),
  hours: z.object({ lots: z.array(hourLotView), lines: z.array(hourLineView) }),
  orders: z.array(orderView),
  messages: z.array(
    z.object({
      kind: z.string(),
      subject: z.string(),
      createdAt: z.string(),
      sentAt: z.string().nullable(),
    }),
  ),
});
