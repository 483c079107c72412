import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { FormProvider, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { type CreateMemberInput, createMemberInput } from "../../shared/members/member-schemas";
import { passwordMinLength } from "../../shared/members/password-lengths";
import { likelyProvince } from "../../shared/members/provinces";
import { useProfile } from "../clock/use-profile";
import { useKeptForm } from "../layout/drafts/use-kept-form";
import { refuseIn } from "../layout/refuse-in";
import { useAct } from "../layout/use-act";
import { CheckboxField } from "../ui/forms/checkbox-field";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { PasswordField } from "../ui/forms/password-field";
import { SelectField } from "../ui/forms/select-field";
import { ContactFields, NameFields } from "./contact-fields";

type NewMember = z.input<typeof createMemberInput>;
type Form = UseFormReturn<NewMember, unknown, CreateMemberInput>;

interface AddMemberFormProps {
  /** Creates the member. Where it fails, what was typed stays. */
  onSubmit: (input: CreateMemberInput) => Promise<void>;
}

/** Four required fields, the rest optional, with the documented defaults. */
export function AddMemberForm({ onSubmit }: AddMemberFormProps) {
  const profile = useProfile();
  const form: Form = useKeptForm<NewMember, CreateMemberInput>({
    draft: "member",
    unkept: ["password"],
    resolver: zodResolver(createMemberInput),
    defaultValues: {
      province: likelyProvince(profile),
      approvalStatus: "approved",
      isManager: false,
      isAdmin: false,
    },
  });

  const create = useAct(useMutation({ mutationFn: onSubmit }), {
    toast: "Failed to create member",
    form: refuseIn(form, "email", "password"),
  });

  return (
    <FormProvider {...form}>
      <form
        onSubmit={form.handleSubmit(({ province, ...member }) =>
          create.act({ ...member, province: province || undefined }),
        )}
        noValidate
        className="grid gap-4 sm:grid-cols-2"
      >
        <NameFields />
        <Password form={form} />
        <Role form={form} />
        <ContactFields />
        <FormEnd form={form} pendingLabel="Creating...">
          Create Member
        </FormEnd>
      </form>
    </FormProvider>
  );
}

// A component like the other fields: on an error the form focuses them in the order in which they
// registered.
function Password({ form }: { form: Form }) {
  return (
    <PasswordField
      label="Password"
      help={`At least ${passwordMinLength} characters.`}
      autoComplete="new-password"
      {...fieldOf(form)("password")}
    />
  );
}

function Role({ form }: { form: Form }) {
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
