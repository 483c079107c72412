import { z } from "zod";
import { email } from "../fields/email";
import { idInput } from "../fields/ids";
import { oneLine } from "../fields/one-line";
import { phone } from "../fields/phone";
import { seenOf } from "../fields/seen";
import type { ClubProfile } from "../profile/club-profile";
import { clubDate } from "../time/date-schema";
import { fewDigits, hasEnoughDigits } from "./emergency-contact";
import { approvalStatuses } from "./member-views";
import { passwordMinLength } from "./password-lengths";
import { newPassword } from "./password-schemas";
import { provinces } from "./provinces";

/** Text that must be there, with its documented message. */
const required = (message: string, max = 100) => oneLine(max, message).min(1, { error: message });

const requiredPhone = (message: string) => phone(40, message).min(1, { error: message });

const contactPhone = phone().refine((text) => text === "" || hasEnoughDigits(text), {
  error: fewDigits,
  params: { namesField: true },
});

const optional = (max = 100) => oneLine(max);

const contact = {
  phone: phone(),
  address: optional(300),
  city: optional(),
  province: optional(60),
  postalCode: optional(12),
  emergencyContactName: optional(200),
  emergencyContactPhone: contactPhone,
};

type Country = Pick<ClubProfile, "country">;

/** In Canada one of the thirteen; elsewhere a state or region in the club's own words, or nothing. */
const provinceAt = ({ country }: Country) =>
  country === "CA" ? z.enum(provinces, { error: "Province is required" }) : contact.province;

const withProvinceAt = (club: Country) => ({ province: provinceAt(club).optional() });

/**
 * The public registration form, with its documented messages. The screen asks only for name,
 * e-mail, phone and address: the other fields may be missing, but not blank.
 */
export const registerInput = z.object({
  firstName: required("First name is required"),
  lastName: required("Last name is required"),
  email: email("Invalid email address"),
  phone: requiredPhone("Phone number is required"),
  address: required("Address is required", 300),
  city: required("City is required").optional(),
  province: contact.province.optional(),
  postalCode: required("Postal code is required", 12).optional(),
  emergencyContactName: required("Emergency contact name is required", 200).optional(),
  emergencyContactPhone: requiredPhone("Emergency contact phone is required")
    .refine(hasEnoughDigits, { error: fewDigits, params: { namesField: true } })
    .optional(),
});
export type RegisterInput = z.infer<typeof registerInput>;

/** And at one club. */
export const registerInputAt = (club: Country) => registerInput.extend(withProvinceAt(club));

/** An admin's Add New Member, with its documented messages and defaults. */
export const createMemberInput = z.object({
  firstName: required("First name is required"),
  lastName: required("Last name is required"),
  email: email("Valid email is required"),
  password: newPassword(`Password must be at least ${passwordMinLength} characters`),
  phone: contact.phone.default(""),
  address: contact.address.default(""),
  city: contact.city.default(""),
  province: contact.province.optional(),
  postalCode: contact.postalCode.default(""),
  emergencyContactName: contact.emergencyContactName.default(""),
  emergencyContactPhone: contact.emergencyContactPhone.default(""),
  approvalStatus: z.enum(approvalStatuses).exclude(["rejected"]).default("approved"),
  isManager: z.boolean().default(false),
  isAdmin: z.boolean().default(false),
});
export type CreateMemberInput = z.infer<typeof createMemberInput>;

/** And at one club. */
export const createMemberInputAt = (club: Country) =>
  createMemberInput.extend(withProvinceAt(club));

const profileFields = {
  firstName: required("First name is required").optional(),
  lastName: required("Last name is required").optional(),
  email: email("Valid email is required").optional(),
  phone: contact.phone.optional(),
  address: contact.address.optional(),
  city: contact.city.optional(),
  province: contact.province.optional(),
  postalCode: contact.postalCode.optional(),
  emergencyContactName: contact.emergencyContactName.optional(),
  emergencyContactPhone: contact.emergencyContactPhone.optional(),
  isManager: z.boolean().optional(),
  isAdmin: z.boolean().optional(),
};

/** What an admin changes of a profile. */
export const profileEdit = z.object(profileFields);

/** An admin's edit of a profile: what is left out stays, unknown keys are ignored. */
export const editProfileInput = idInput.extend({ ...profileFields, seen: seenOf(profileFields) });
export type EditProfileInput = z.infer<typeof editProfileInput>;

/** And at one club. */
export const editProfileInputAt = (club: Country) => editProfileInput.extend(withProvinceAt(club));

/** The day of the club on which a member paid the fee elsewhere; null takes the note away. */
export const noteFeeInput = idInput.extend({
  paidOn: clubDate.nullable(),
  seen: seenOf({ paidOn: clubDate }),
});
export type NoteFeeInput = z.infer<typeof noteFeeInput>;
