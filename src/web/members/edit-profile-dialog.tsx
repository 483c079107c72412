import { FormProvider } from "react-hook-form";
import { fullName } from "../../shared/members/full-name";
import { profileEdit } from "../../shared/members/member-schemas";
import { type MemberView, memberView } from "../../shared/members/member-views";
import { trpc } from "../calls/api";
import { ChangedMeanwhile } from "../layout/changed-meanwhile";
import { useEdit } from "../layout/use-edit";
import { Dialog } from "../ui/dialogs/dialog";
import { CheckboxField } from "../ui/forms/checkbox-field";
import { FormEnd } from "../ui/forms/form-end";
import { showToast } from "../ui/toasts/toast-store";
import { ContactFields, NameFields } from "./contact-fields";

interface EditProfileDialogProps {
  member: MemberView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function EditProfileDialog({ member, open, onOpenChange }: EditProfileDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Edit profile of ${fullName(member)}`}>
      <EditProfileForm member={member} onSaved={() => onOpenChange(false)} />
    </Dialog>
  );
}

function EditProfileForm({ member, onSaved }: { member: MemberView; onSaved: () => void }) {
  const saving = trpc.admin.editProfile.useMutation({
    onSuccess: ({ member: saved }) => {
      showToast({ title: "Profile Updated", description: `${fullName(saved)} is up to date.` });
      onSaved();
    },
  });
  const { form, save, changed } = useEdit({
    fields: profileEdit,
    view: memberView,
    standing: member,
    toForm: profileOf,
    draft: `profile ${member.id}`,
    send: async (edit) => (await saving.mutateAsync({ id: member.id, ...edit })).member,
    beside: ["email"],
    toast: "Failed to update member profile",
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={save} noValidate className="grid gap-4 sm:grid-cols-2">
        <NameFields />
        <ContactFields />
        <fieldset className="grid gap-x-4 gap-y-1 rounded-md border border-line p-4 sm:col-span-2 sm:grid-cols-2">
          <legend className="px-1 font-semibold text-sm">Rights</legend>
          <CheckboxField label="Manager" {...form.register("isManager")} />
          <CheckboxField label="Admin" {...form.register("isAdmin")} />
        </fieldset>
        <ChangedMeanwhile of={changed} />
        <FormEnd form={form} pendingLabel="Saving...">
          Save Profile
        </FormEnd>
      </form>
    </FormProvider>
  );
}

const profileOf = (member: MemberView) => ({
  firstName: member.firstName,
  lastName: member.lastName,
  email: member.email,
  phone: member.phone,
  address: member.address,
  city: member.city,
  province: member.province,
  postalCode: member.postalCode,
  emergencyContactName: member.emergencyContactName,
  emergencyContactPhone: member.emergencyContactPhone,
  isManager: member.isManager,
  isAdmin: member.isAdmin,
});
