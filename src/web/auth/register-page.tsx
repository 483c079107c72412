import { Link, useLocation } from "wouter";
import { registerInput } from "../../shared/members/member-schemas";
import { approvalTime } from "../../shared/profile/club-profile";
import { trpc } from "../calls/api";
import { useKeptForm } from "../layout/drafts/use-kept-form";
import { refuseIn } from "../layout/refuse-in";
import { useAct } from "../layout/use-act";
import { paths } from "../paths";
import { Button } from "../ui/button";
import { fieldOf } from "../ui/forms/field-of";
import { FormError } from "../ui/forms/form-error";
import { FormFields } from "../ui/forms/form-fields";
import { shownResolver } from "../ui/forms/shown-resolver";
import { TextField } from "../ui/forms/text-field";
import { showToast } from "../ui/toasts/toast-store";
import { AuthFrame } from "./auth-frame";

/** Registration; also what an admin's Create Member opens. */
export function RegisterPage() {
  return (
    <AuthFrame
      title="Join Club"
      lead={`Boats are for members only. Tell us who you are; an admin answers within ${approvalTime}.`}
    >
      <RegisterForm />
      <p className="text-ink-soft text-sm">
        Already a member?{" "}
        <Link to={paths.login} className="text-link">
          Sign In
        </Link>
      </p>
    </AuthFrame>
  );
}

function RegisterForm() {
  const form = useKeptForm({
    draft: "application",

    resolver: shownResolver(registerInput),
    defaultValues: { firstName: "", lastName: "", email: "", phone: "", address: "" },
  });
  const { isSubmitting, errors } = form.formState;
  const field = fieldOf(form);
  const [, navigate] = useLocation();
  const join = useAct(
    trpc.auth.register.useMutation({
      onSuccess: ({ tempPassword }) => {
        showToast({
          title: "Registration successful!",
          description: `Your temporary password is ${tempPassword}`,
        });
        navigate(paths.registrationThankYou, { state: { tempPassword } });
      },
    }),
    {
      toast: "Registration failed",
      form: refuseIn(form, "email"),
      otherwise: checkAndRetry,
      offline: checkAndRetry,
    },
  );

  return (
    <form onSubmit={form.handleSubmit(join.act)} noValidate>
      <FormFields pending={isSubmitting} className="grid gap-5 sm:grid-cols-2">
        <TextField label="First Name" autoComplete="given-name" {...field("firstName")} />
        <TextField label="Last Name" autoComplete="family-name" {...field("lastName")} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          className="sm:col-span-2"
          {...field("email")}
        />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          className="sm:col-span-2"
          {...field("phone")}
        />
        <TextField
          label="Home Address"
          autoComplete="street-address"
          className="sm:col-span-2"
          {...field("address")}
        />
        {errors.root?.message !== undefined && (
          <div className="sm:col-span-2">
            <FormError>{errors.root.message}</FormError>
          </div>
        )}
        <Button
          type="submit"
          className="sm:col-span-2"
          pending={isSubmitting}
          pendingLabel="Sending..."
        >
          Register
        </Button>
      </FormFields>
    </form>
  );
}

const checkAndRetry = "Please check your information and try again.";
