import { zodResolver } from "@hookform/resolvers/zod";
import {
  type IntroductoryRowInput,
  introductoryRowInput,
} from "../../shared/introductory-rows/introductory-row-schemas";
import { trpc } from "../calls/api";
import { useKeptForm } from "../layout/drafts/use-kept-form";
import { useAct } from "../layout/use-act";
import { useSignedIn } from "../signed-in";
import { Button } from "../ui/button";
import { fieldOf } from "../ui/forms/field-of";
import { FormError } from "../ui/forms/form-error";
import { FormFields } from "../ui/forms/form-fields";
import { TextField } from "../ui/forms/text-field";
import { TextareaField } from "../ui/forms/textarea-field";
import type { RowFormPart } from "./row-form-part";
import { RowPaymentField } from "./row-payment-field";
import { RowPromises } from "./row-promises";
import { RowersFields } from "./rowers-fields";

interface TryARowFormProps {
  onSent: (request: IntroductoryRowInput) => void;
}

export function TryARowForm({ onSent }: TryARowFormProps) {
  const form = useKeptForm({
    draft: "row",

    resolver: zodResolver(introductoryRowInput),
    defaultValues: { paymentMethod: "cash" },
  });
  const { isAuthenticated } = useSignedIn();
  const request = useAct(
    trpc.bookings.requestRow.useMutation({ onSuccess: (_, wish) => onSent(wish) }),
    { otherwise: "Please check your information." },
  );
  const { isSubmitting } = form.formState;
  const field = fieldOf(form);

  return (
    <form onSubmit={form.handleSubmit(request.act)} noValidate>
      <FormFields pending={isSubmitting} className="grid gap-8">
        <ContactFields field={field} />
        <RowersFields field={field} />
        <TextareaField
          label="Special requests"
          optional
          help="A day that suits you, a worry, a birthday."
          {...field("specialRequests")}
        />
        <RowPaymentField field={field} mayPayWithHours={isAuthenticated} />
        <RowPromises field={field} />
        <FormError>{request.refusal}</FormError>
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

function ContactFields({ field }: RowFormPart) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="First Name" autoComplete="given-name" {...field("firstName")} />
      <TextField label="Last Name" autoComplete="family-name" {...field("lastName")} />
      <TextField label="Email" type="email" autoComplete="email" {...field("email")} />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        help="At least 10 digits, so that we can reach you on the day."
        {...field("phone")}
      />
      <TextField
        label="Emergency contact"
        optional
        help="Who should we call? A name and a number."
        className="sm:col-span-2"
        {...field("emergencyContact")}
      />
    </div>
  );
}
