import { zodResolver } from "@hookform/resolvers/zod";
import { TRPCClientError } from "@trpc/client";
import { type FieldPath, useForm } from "react-hook-form";
import type { z } from "zod";
import { club } from "../../shared/club";
import {
  type ChangePasswordInput,
  changePasswordForm,
} from "../../shared/members/password-schemas";
import { failureSentence } from "../calls/failure-sentence";
import { FormEnd } from "../ui/forms/form-end";
import { PasswordField } from "../ui/forms/password-field";

type Passwords = z.infer<typeof changePasswordForm>;

interface ChangePasswordFormProps {
  /** Sends the change; its failure is shown in the form. */
  change: (input: ChangePasswordInput) => Promise<unknown>;
  onChanged: () => void;
}

/** What was typed survives every failure. */
export function ChangePasswordForm({ change, onChanged }: ChangePasswordFormProps) {
  const form = useForm<Passwords>({
    resolver: zodResolver(changePasswordForm),
    defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    try {
      await change({ currentPassword, newPassword });
    } catch (error) {
      const message = failureSentence(error, "Failed to change password");
      form.setError(refusedField(error), { message }, { shouldFocus: true });
      return;
    }
    form.reset();
    onChanged();
  });

  const field = (name: FieldPath<Passwords>) => ({
    ...form.register(name),
    error: firstOnly(errors, name),
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <PasswordField label="Current password" {...field("currentPassword")} />
      <PasswordField
        label="New password"
        help={`At least ${club.passwordMinLength} characters.`}
        autoComplete="new-password"
        {...field("newPassword")}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...field("confirmPassword")}
      />
      <FormEnd form={form} side="start" pendingLabel="Changing...">
        Change Password
      </FormEnd>
    </form>
  );
}

/** The field a refusal is about, where the server names one. */
function refusedField(error: unknown): "currentPassword" | "newPassword" | "root" {
  const about = error instanceof TRPCClientError ? error.data?.field : undefined;
  return about === "currentPassword" || about === "newPassword" ? about : "root";
}

const order = ["currentPassword", "newPassword", "confirmPassword"] as const;

/** 'All fields are required' is said once, beside the first field it is about. */
function firstOnly(
  errors: Partial<Record<FieldPath<Passwords>, { message?: string }>>,
  name: FieldPath<Passwords>,
): string | undefined {
  return order.find((field) => errors[field] !== undefined) === name
    ? errors[name]?.message
    : undefined;
}
