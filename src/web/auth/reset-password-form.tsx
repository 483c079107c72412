import { useForm } from "react-hook-form";
import { resetPasswordInput } from "../../shared/members/password-schemas";
import { trpc } from "../calls/api";
import { statusOf } from "../calls/failure-sentence";
import { useAct } from "../layout/use-act";
import { Button } from "../ui/button";
import { fieldOf } from "../ui/forms/field-of";
import { FormError } from "../ui/forms/form-error";
import { FormFields } from "../ui/forms/form-fields";
import { shownResolver } from "../ui/forms/shown-resolver";
import { TextField } from "../ui/forms/text-field";
import { Notice } from "../ui/notice";

const tooManyAttempts = 429;

/** Asks for a one-time link; says the same whether or not the address is known (rules, Passwords). */
export function ResetPasswordForm() {
  const form = useForm({
    resolver: shownResolver(resetPasswordInput),
    defaultValues: { email: "" },
  });
  const { isSubmitting } = form.formState;
  const field = fieldOf(form);
  const reset = trpc.auth.resetPassword.useMutation();
  const ask = useAct(reset);
  const slowedDown = statusOf(reset.error) === tooManyAttempts;

  return (
    <form onSubmit={form.handleSubmit(ask.act)} noValidate>
      <FormFields pending={isSubmitting} className="grid gap-5">
        <TextField label="Email" type="email" autoComplete="username" {...field("email")} />
        {reset.error && <FormError>{slowedDown ? ask.refusal : cannot}</FormError>}
        {reset.data && (
          <Notice kind="good">
            {sent}
            {reset.data.tempPassword !== undefined && (
              <p>
                Temporary password: <strong>{reset.data.tempPassword}</strong>
              </p>
            )}
          </Notice>
        )}
        <Button type="submit" full pending={isSubmitting} pendingLabel="Sending...">
          Reset Password
        </Button>
      </FormFields>
    </form>
  );
}

const sent = "If your email is registered, you will receive password reset instructions.";
const cannot = "Unable to process password reset. Please contact an administrator.";
