import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import {
  type IntroductoryRowInput,
  introductoryRowInput,
} from "../../shared/bookings/introductory-row-schemas";
import { trpc } from "../api";
import { failureSentence } from "../failure-sentence";
import { useSession } from "../session";
import { Button } from "../ui/button";
import { FormError } from "../ui/form-error";
import { FormFields } from "../ui/form-fields";
import { TextField } from "../ui/text-field";
import { TextareaField } from "../ui/textarea-field";
import type { RowFormPart } from "./row-form-part";
import { RowPaymentField } from "./row-payment-field";
import { RowPromises } from "./row-promises";
import { RowersFields } from "./rowers-fields";

interface TryARowFormProps {
  onSent: (request: IntroductoryRowInput) => void;
}

export function TryARowForm({ onSent }: TryARowFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(introductoryRowInput),
    defaultValues: { paymentMethod: "cash" },
  });
  const { isAuthenticated } = useSession();
  const request = trpc.bookings.requestRow.useMutation();
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (form) => {
    const sent = await request.mutateAsync(form).catch(() => null);
    if (sent) onSent(form);
  });

  return (
    <form onSubmit={send} noValidate>
      <FormFields pending={isSubmitting} className="grid gap-8">
        <ContactFields register={register} errors={errors} />
        <RowersFields register={register} errors={errors} />
        <TextareaField
          label="Special requests"
          optional
          help="A day that suits you, a worry, a birthday."
          error={errors.specialRequests?.message}
          {...register("specialRequests")}
        />
        <RowPaymentField register={register} errors={errors} mayPayWithHours={isAuthenticated} />
        <RowPromises register={register} errors={errors} />
        {request.error && (
          <FormError>{failureSentence(request.error, "Please check your information.")}</FormError>
        )}
        <Button
          type="submit"
          className="justify-self-start"
          pending={isSubmitting}
          pendingLabel="Sending..."
        >
          Ask for a row
        </Button>
      </FormFields>
    </form>
  );
}

function ContactFields({ register, errors }: RowFormPart) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
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
        error={errors.email?.message}
        {...register("email")}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        help="At least 10 digits, so that we can reach you on the day."
        error={errors.phone?.message}
        {...register("phone")}
      />
      <TextField
        label="Emergency contact"
        optional
        help="Who should we call? A name and a number."
        className="sm:col-span-2"
        error={errors.emergencyContact?.message}
        {...register("emergencyContact")}
      />
    </div>
  );
}
