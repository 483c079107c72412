import { type FieldPath, useForm } from "react-hook-form";
import type { z } from "zod";
import { passwordMinLength } from "../../shared/members/password-lengths";
import { changePasswordForm } from "../../shared/members/password-schemas";
import { trpc } from "../calls/api";
import { refuseIn } from "../layout/refuse-in";
import { useAct } from "../layout/use-act";
import { useSignedIn } from "../signed-in";
import { CheckboxField } from "../ui/forms/checkbox-field";
import { FormEnd } from "../ui/forms/form-end";
import { PasswordField } from "../ui/forms/password-field";
import { shownResolver } from "../ui/forms/shown-resolver";
import { showToast } from "../ui/toasts/toast-store";

type Passwords = z.input<typeof changePasswordForm>;

/** What was typed survives every failure. */
export function ChangePasswordForm() {
  const form = useForm<Passwords>({
    resolver: shownResolver(changePasswordForm),
    defaultValues: {
      currentPassword: "",
      newPassword: "",
      confirmPassword: "",
      endCalendars: false,
    },
  });
  const { errors } = form.formState;
  const { member } = useSignedIn();

  const changing = trpc.auth.changePassword.useMutation({
    onSuccess: () => {
      form.reset();
      showToast({
        title: "Password Changed",
        description: "Your other devices are signed out, and your tokens have ended.",
      });
    },
  });
  const { act: change } = useAct(changing, {
    form: refuseIn(form, "currentPassword", "newPassword"),
    otherwise: "Failed to change password",
  });

  const field = (name: FieldPath<Passwords>) => ({
    ...form.register(name),
    error: firstOnly(errors, name),
  });
  return (
    <form
      onSubmit={form.handleSubmit(({ currentPassword, newPassword, endCalendars }) =>
        change({ currentPassword, newPassword, endCalendars }),
      )}
      noValidate
      className="grid gap-4"
    >
      {/* A password manager then knows whose password it keeps. */}
      <input type="email" autoComplete="username" value={member?.email ?? ""} readOnly hidden />
      <PasswordField label="Current password" {...field("currentPassword")} />
      <PasswordField
        label="New password"
        help={`At least ${passwordMinLength} characters.`}
        autoComplete="new-password"
        {...field("newPassword")}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...field("confirmPassword")}
      />
      <CheckboxField
        label="End my calendar addresses, too. Whoever has one sees my bookings until it ends."
        {...form.register("endCalendars")}
      />
      <FormEnd form={form} side="start" pendingLabel="Changing...">
        Change Password
      </FormEnd>
    </form>
  );
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
