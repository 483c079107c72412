import { useForm } from "react-hook-form";
import { Link, useLocation, useParams } from "wouter";
import { passwordMinLength } from "../../shared/members/password-lengths";
import { choosePasswordForm } from "../../shared/members/password-schemas";
import { trpc } from "../calls/api";
import { useAct } from "../layout/use-act";
import { paths } from "../paths";
import { Button } from "../ui/button";
import { fieldOf } from "../ui/forms/field-of";
import { FormError } from "../ui/forms/form-error";
import { FormFields } from "../ui/forms/form-fields";
import { PasswordField } from "../ui/forms/password-field";
import { shownResolver } from "../ui/forms/shown-resolver";
import { showToast } from "../ui/toasts/toast-store";
import { AuthFrame } from "./auth-frame";

/** Where a mailed one-time link leads (rules, Passwords). */
export function ChoosePasswordPage() {
  const { token = "" } = useParams();
  return (
    <AuthFrame
      title="Choose a password"
      lead={`At least ${passwordMinLength} characters. The link works once.`}
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
    resolver: shownResolver(choosePasswordForm),
    defaultValues: { newPassword: "", confirmPassword: "" },
  });
  const { isSubmitting } = form.formState;
  const field = fieldOf(form);
  const [, navigate] = useLocation();
  const choose = useAct(
    trpc.auth.choosePassword.useMutation({
      onSuccess: () => {
        showToast({ title: "Password changed", description: "Sign in with your new password." });
        navigate(paths.login);
      },
    }),
    { otherwise: "Failed to change password" },
  );

  return (
    <form
      onSubmit={form.handleSubmit(({ newPassword }) => choose.act({ token, newPassword }))}
      noValidate
    >
      <FormFields pending={isSubmitting} className="grid gap-5">
        <PasswordField label="New password" autoComplete="new-password" {...field("newPassword")} />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          {...field("confirmPassword")}
        />
        <FormError>{choose.refusal}</FormError>
        <Button type="submit" full pending={isSubmitting} pendingLabel="Saving...">
          Save password
        </Button>
      </FormFields>
    </form>
  );
}
