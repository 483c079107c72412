import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { Link, useLocation, useSearchParams } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { loginInput } from "../../shared/members/password-schemas";
import { isApproved, roleOf } from "../../shared/members/role";
import { trpc } from "../calls/api";
import { forgetDraftsOfOthers, isAnythingKept } from "../layout/drafts/drafts";
import { useAct } from "../layout/use-act";
import { keptPendingActions } from "../offline-queue/pending-actions";
import { paths } from "../paths";
import { Button } from "../ui/button";
import { fieldOf } from "../ui/forms/field-of";
import { FormError } from "../ui/forms/form-error";
import { FormFields } from "../ui/forms/form-fields";
import { PasswordField } from "../ui/forms/password-field";
import { shownResolver } from "../ui/forms/shown-resolver";
import { TextField } from "../ui/forms/text-field";
import { Notice } from "../ui/notice";
import { longToastMs, showToast } from "../ui/toasts/toast-store";
import { pathAfterLogin } from "./after-login";
import { AuthFrame } from "./auth-frame";
import { wipeSessionKeys } from "./stored-keys";
import { useReadAfresh } from "./use-forget-member";

/** Member login, with its documented failures. */
export function LoginPage() {
  useEffect(wipeSessionKeys, []);
  return (
    <AuthFrame title="Member Login" lead="Good to see you. Sign in to book your next row.">
      {keptPendingActions().length > 0 && (
        <Notice title="Something from the dock waits on this phone">
          It goes to the club by itself once the member who pressed it has signed in here.
        </Notice>
      )}
      <LoginForm />
      <p className="text-ink-soft text-sm">
        Not a member yet?{" "}
        <Link to={paths.register} className="text-link">
          Join Club
        </Link>
        <br />
        Forgot your password?{" "}
        <Link to={paths.memberAccounts} className="text-link">
          Reset it
        </Link>
      </p>
    </AuthFrame>
  );
}

function LoginForm() {
  const form = useForm({
    resolver: shownResolver(loginInput),
    defaultValues: { email: "", password: "" },
  });
  const field = fieldOf(form);
  const readAfresh = useReadAfresh();
  const [pathname, navigate] = useLocation();
  const [chosen] = useSearchParams();
  const left = useHistoryState<unknown>();
  const login = trpc.auth.login.useMutation({
    onSuccess: async ({ member }) => {
      forgetDraftsOfOthers(member.id);
      if (isAnythingKept()) showToast(keptForYou);
      await readAfresh();
      // In the place of a screen of members it gives way to that by itself.
      const inPlace = pathname !== paths.login && isApproved(roleOf(member));
      if (!inPlace) navigate(pathAfterLogin(chosen, left));
    },
  });
  const signIn = useAct(login, { otherwise: badCredentials });
  // Signed in, the button stays pending until the next screen has taken this screen's place.
  const pending = form.formState.isSubmitting || login.isSuccess;

  return (
    <form onSubmit={form.handleSubmit(signIn.act)} noValidate>
      <FormFields pending={pending} className="grid gap-5">
        <TextField label="Email" type="email" autoComplete="username" {...field("email")} />
        <PasswordField label="Password" {...field("password")} />
        <FormError>{signIn.refusal}</FormError>
        <Button type="submit" full pending={pending} pendingLabel="Signing In...">
          Sign In
        </Button>
      </FormFields>
    </form>
  );
}

const keptForYou = {
  title: "What you typed is kept",
  description: "It is there again when you open its form.",
  durationMs: longToastMs,
};

const badCredentials = "Login failed. Please check your credentials.";
