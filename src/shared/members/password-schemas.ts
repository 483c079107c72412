import { z } from "zod";
import { email } from "../fields/email";
import { passwordMaxLength, passwordMinLength } from "./password-lengths";

/** A password someone chooses: 6 to 200 characters; rules, Passwords. */
export const newPassword = (tooShort: string) =>
  z
    .string({ error: tooShort })
    .min(passwordMinLength, { error: tooShort })
    .max(passwordMaxLength, {
      error: `Please keep the password under ${passwordMaxLength} characters`,
    });

/** Log-in. It has no limit on the password's length: what was once accepted must be typeable. */
export const loginInput = z.object({
  email: email("Invalid email address"),
  password: z.string({ error: "Password is required" }).min(1, { error: "Password is required" }),
});

const allRequired = "All fields are required";
const tooShort = `New password must be at least ${passwordMinLength} characters long`;

/** The server's part of the form: the present password, the new one, and what ends with the old. */
export const changePasswordInput = z.object({
  currentPassword: z.string({ error: allRequired }).min(1, { error: allRequired }),
  newPassword: z
    .string({ error: allRequired })
    .min(1, { error: allRequired })
    .pipe(newPassword(tooShort)),
  /** whether the member's calendar addresses end as well; a phone's subscription rests on them */
  endCalendars: z.boolean().default(false),
});
export type ChangePasswordInput = z.output<typeof changePasswordInput>;

/** The form's third field: must repeat the new password. */
export const changePasswordForm = changePasswordInput
  .extend({ confirmPassword: z.string({ error: allRequired }).min(1, { error: allRequired }) })
  .refine((form) => form.newPassword === form.confirmPassword, {
    error: "New passwords do not match",
    path: ["confirmPassword"],
  });

/** Asks for a one-time link. */
export const resetPasswordInput = z.object({ email: email("Please enter your email address") });

/** What a one-time link leads to. */
export const choosePasswordInput = z.object({
  token: z.string().min(1).max(200),
  newPassword: newPassword(tooShort),
});
export type ChoosePasswordInput = z.infer<typeof choosePasswordInput>;

export const choosePasswordForm = choosePasswordInput
  .omit({ token: true })
  .extend({ confirmPassword: z.string({ error: allRequired }).min(1, { error: allRequired }) })
  .refine((form) => form.newPassword === form.confirmPassword, {
    error: "New passwords do not match",
    path: ["confirmPassword"],
  });
