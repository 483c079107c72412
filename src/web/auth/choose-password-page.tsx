import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Link, useLocation, useParams } from "wouter";
import { club } from "../../shared/club";
import { choosePasswordForm } from "../../shared/members/password-schemas";
import { trpc } from "../calls/api";
import { failureSentence } from "../calls/failure-sentence";
import { paths } from "../paths";
import { Button } from "../ui/button";
import { fieldOf } from "../ui/forms/field-of";
import { FormError } from "../ui/forms/form-error";
import { FormFields } from "../ui/forms/form-fields";
import { PasswordField } from "../ui/forms/password-field";
import { showToast } from "../ui/toasts/toast-store";
import { AuthFrame } from "./auth-frame";

/** Where a mailed one-time link leads (rules, Passwords). */
export function ChoosePasswordPage() {
  const { token = "" } = useParams();
  return (
    <AuthFrame
      title="Choose a password"
      lead={`At least ${club.passwordMinLength} characters. The link works once.`}
    >
      <ChoosePasswordForm token={token} />
      <p className="text-ink-soft text-sm">
        Link too old?{" "}
        <Link to={paths.memberAccounts} className="text-link">
          Ask for a new one
        </Link>
      </p>
    </AuthFrame>
  );
}

function ChoosePasswordForm({ token }: { token: string }) {
  const form = useForm({
    resolver: zodResolver(choosePasswordForm),
    defaultValues: { newPassword: "", confirmPassword: "" },
  });
  const { isSubmitting } = form.formState;
  const field = fieldOf(form);
  const choosing = trpc.auth.choosePassword.useMutation();
  const [, navigate] = useLocation();

  const choose = form.handleSubmit(async ({ newPassword }) => {
    const chosen = await choosing.mutateAsync({ token, newPassword }).catch(() => null);
    if (!chosen) return;
    showToast({ title: "Password changed", description: "Sign in with your new password." });
    navigate(paths.login);
  });

  return (
    <form onSubmit={choose} noValidate>
      <FormFields pending={isSubmitting} className="grid gap-5">
        <PasswordField label="New password" autoComplete="new-password" {...field("newPassword")} />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          {...field("confirmPassword")}
        />
        {choosing.error && (
          <FormError>{failureSentence(choosing.error, "Failed to change password")}</FormError>
        )}
        <Button type="submit" full pending={isSubmitting} pendingLabel="Saving...">
          Save password
        </Button>
      </FormFields>
    </form>
  );
}
