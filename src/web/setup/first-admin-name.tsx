import { FormProvider } from "react-hook-form";
import { profileEdit } from "../../shared/members/member-schemas";
import { type MemberView, memberView } from "../../shared/members/member-views";
import { isUnnamed } from "../../shared/members/unnamed-admin";
import { trpc } from "../calls/api";
import { ChangedMeanwhile } from "../layout/changed-meanwhile";
import { useEdit } from "../layout/use-edit";
import { useSignedIn } from "../signed-in";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { TextField } from "../ui/forms/text-field";
import { showToast } from "../ui/toasts/toast-store";

const nameEdit = profileEdit.pick({ firstName: true, lastName: true });

/** Asks the first admin of a club what they are called, until they have said it. */
export function FirstAdminName() {
  const { member } = useSignedIn();
  return member && isUnnamed(member) ? <NameForm member={member} /> : null;
}

function NameForm({ member }: { member: MemberView }) {
  const saving = trpc.admin.editProfile.useMutation({
    onSuccess: () => showToast({ title: "Name Saved", description: "It stands on what you do." }),
  });
  const { form, save, changed } = useEdit({
    fields: nameEdit,
    view: memberView,
    standing: member,
    toForm: () => ({ firstName: "", lastName: "" }),
    draft: "name",
    send: async (edit) => (await saving.mutateAsync({ id: member.id, ...edit })).member,
    toast: "Your name was not saved",
  });
  const field = fieldOf(form);
  return (
    <FormProvider {...form}>
      <form
        onSubmit={save}
        noValidate
        aria-label="Your name"
        className="grid gap-4 rounded-md border border-line p-4 sm:grid-cols-2"
      >
        <p className="sm:col-span-2">
          What are you called? Until you say, the club has you down as Club Admin.
        </p>
        <TextField label="First name" autoComplete="given-name" {...field("firstName")} />
        <TextField label="Last name" autoComplete="family-name" {...field("lastName")} />
        <ChangedMeanwhile of={changed} />
        <FormEnd form={form} side="start" pendingLabel="Saving...">
          Save Name
        </FormEnd>
      </form>
    </FormProvider>
  );
}
