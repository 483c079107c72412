import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { registerInput } from "../../shared/members/member-schemas";
import { trpc } from "../api";
import { failureSentence } from "../failure-sentence";
import { paths } from "../paths";
import { Button } from "../ui/button";
import { FormFields } from "../ui/form-fields";
import { TextField } from "../ui/text-field";
import { showToast } from "../ui/toast-store";
import { AuthFrame } from "./auth-frame";

/** Registration; also what an admin's Create Member opens (spec part 1 §2). */
export function RegisterPage() {
  return (
    <AuthFrame
      title="Join Club"
      lead="Boats are for members only. Tell us who you are; an admin answers within 1-2 business days."
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
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(registerInput),
    defaultValues: { firstName: "", lastName: "", email: "", phone: "", address: "" },
  });
  const { errors, isSubmitting } = formState;
  const registration = trpc.auth.register.useMutation();
  const navigate = useNavigate();

  const join = handleSubmit(async (form) => {
    try {
      const { tempPassword } = await registration.mutateAsync(form);
      showToast({
        title: "Registration successful!",
        description: `Your temporary password is ${tempPassword}`,
      });
      await navigate(paths.registrationThankYou, { state: { tempPassword } });
    } catch (error) {
      showToast({
        title: "Registration failed",
        description: failureSentence(error, checkAndRetry),
        variant: "destructive",
      });
    }
  });

  return (
    <form onSubmit={join} noValidate>
      <FormFields pending={isSubmitting} className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First Name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register("firstName")}
        />
        <TextField
          label="Last Name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register("lastName")}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          className="sm:col-span-2"
          error={errors.email?.message}
          {...register("email")}
        />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          className="sm:col-span-2"
          error={errors.phone?.message}
          {...register("phone")}
        />
        <TextField
          label="Home Address"
          autoComplete="street-address"
          className="sm:col-span-2"
          error={errors.address?.message}
          {...register("address")}
        />
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
