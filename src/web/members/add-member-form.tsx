import { zodResolver } from "@hookform/resolvers/zod";
import { TRPCClientError } from "@trpc/client";
import { type FieldPath, type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod";
import { provinces } from "../../shared/club";
import { type CreateMemberInput, createMemberInput } from "../../shared/members/member-schemas";
import { failureSentence } from "../failure-sentence";
import { Button } from "../ui/button";
import { CheckboxField } from "../ui/checkbox-field";
import { FormError } from "../ui/form-error";
import { PasswordField } from "../ui/password-field";
import { SelectField } from "../ui/select-field";
import { TextField } from "../ui/text-field";
import { provinceNames } from "./province-names";

type NewMember = z.input<typeof createMemberInput>;
type Form = UseFormReturn<NewMember, unknown, CreateMemberInput>;

interface AddMemberFormProps {
  fallback: string;
  /** Creates the member; its failure is shown in the form, and what was typed stays. */
  onSubmit: (input: CreateMemberInput) => Promise<void>;
}

/** Four required fields, the rest optional, with the defaults of spec part 2 §5. */
export function AddMemberForm({ fallback, onSubmit }: AddMemberFormProps) {
  const form: Form = useForm<NewMember, unknown, CreateMemberInput>({
    resolver: zodResolver(createMemberInput),
    defaultValues: { province: "BC", approvalStatus: "approved", isManager: false, isAdmin: false },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    try {
      await onSubmit(input);
    } catch (error) {
      const message = failureSentence(error, fallback);
      form.setError(isAboutEmail(error) ? "email" : "root", { message }, { shouldFocus: true });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
      <Text form={form} name="firstName" label="First name" required />
      <Text form={form} name="lastName" label="Last name" required />
      <Text form={form} name="email" label="Email" type="email" required />
      <Password form={form} />
      <Standing form={form} />
      <Address form={form} />
      <EmergencyContact form={form} />
      <div className="grid gap-4 sm:col-span-2">
        {errors.root?.message !== undefined && <FormError>{errors.root.message}</FormError>}
        <Button
          type="submit"
          className="justify-self-end"
          pending={isSubmitting}
          pendingLabel="Creating..."
        >
          Create Member
        </Button>
      </div>
    </form>
  );
}

// In a part of its own like the rest: the form puts the focus on fields in the order they register.
function Password({ form }: { form: Form }) {
  return (
    <PasswordField
      label="Password"
      help="At least 6 characters."
      autoComplete="new-password"
      error={form.formState.errors.password?.message}
      {...form.register("password")}
    />
  );
}

function Standing({ form }: { form: Form }) {
  return (
    <fieldset className="grid gap-x-4 gap-y-2 rounded-md border border-line p-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="px-1 font-semibold text-sm">Standing</legend>
      <SelectField label="Approval status" {...form.register("approvalStatus")}>
        <option value="approved">Approved</option>
        <option value="pending">Pending</option>
      </SelectField>
      <div className="grid content-end gap-1">
        <CheckboxField label="Manager" {...form.register("isManager")} />
        <CheckboxField label="Admin" {...form.register("isAdmin")} />
      </div>
    </fieldset>
  );
}

function Address({ form }: { form: Form }) {
  return (
    <>
      <Text form={form} name="phone" label="Phone" type="tel" />
      <Text form={form} name="address" label="Address" />
      <Text form={form} name="city" label="City" />
      <SelectField label="Province" {...form.register("province")}>
        {provinces.map((province) => (
          <option key={province} value={province}>
            {provinceNames[province]}
          </option>
        ))}
      </SelectField>
      <Text form={form} name="postalCode" label="Postal code" />
    </>
  );
}

function EmergencyContact({ form }: { form: Form }) {
  return (
    <div className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
      <Text form={form} name="emergencyContactName" label="Emergency contact name" />
      <Text form={form} name="emergencyContactPhone" label="Emergency contact phone" type="tel" />
    </div>
  );
}

interface TextProps {
  form: Form;
  name: FieldPath<NewMember>;
  label: string;
  type?: string;
  required?: boolean;
}

function Text({ form, name, label, type = "text", required = false }: TextProps) {
  return (
    <TextField
      label={label}
      type={type}
      autoComplete="off"
      optional={!required}
      error={form.formState.errors[name]?.message}
      {...form.register(name)}
    />
  );
}

const isAboutEmail = (error: unknown): boolean =>
  error instanceof TRPCClientError && error.data?.field === "email";
