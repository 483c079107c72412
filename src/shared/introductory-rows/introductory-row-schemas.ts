import { z } from "zod";
import { email } from "../fields/email";
import { oneLine } from "../fields/one-line";
import { phone } from "../fields/phone";

export const experienceLevels = ["beginner", "intermediate", "advanced"] as const;
export const rowPayments = ["cash", "hours"] as const;

const required = (message: string) => oneLine(100, message).min(1, { error: message });

const accepted = (message: string) => z.literal(true, { error: message });

const phoneMissing = "Phone number is required";
const people = "Number of people is required";

/**
 * A request to try a row; rules, Introductory rows. `hours` is how an approved member pays for a
 * guest.
 */
export const introductoryRowInput = z.object({
  firstName: required("First name is required"),
  lastName: required("Last name is required"),
  email: email("Valid email is required"),
  phone: phone(100, phoneMissing).min(10, { error: phoneMissing }),
  emergencyContact: oneLine(200).optional(),
  numberOfPeople: z.int({ error: people }).min(1, { error: people }).max(12, {
    error: "Please ask for at most 12 people at once",
  }),
  experienceLevel: z.enum(experienceLevels, { error: "Please select your experience" }),
  specialRequests: z
    .string()
    .trim()
    .max(1000, { error: "Please keep this under 1000 characters" })
    .optional(),
  paymentMethod: z.enum(rowPayments, { error: "Please select how you would like to pay" }),
  termsAccepted: accepted("You must accept the terms"),
  safetyAccepted: accepted("You must accept the safety requirements"),
  cancellationAccepted: accepted("You must accept the cancellation policy"),
});
export type IntroductoryRowInput = z.infer<typeof introductoryRowInput>;

/** A request as admins see it. */
export const introductoryRowView = z.object({
  id: z.number(),
  createdAt: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  emergencyContact: z.string(),
  numberOfPeople: z.number(),
  experienceLevel: z.enum(experienceLevels),
  specialRequests: z.string(),
  paymentMethod: z.enum(rowPayments),
  /** the member who brings the guest */
  hostName: z.string().nullable(),
  answeredAt: z.string().nullable(),
  answeredByName: z.string().nullable(),
});
export type IntroductoryRowView = z.infer<typeof introductoryRowView>;
