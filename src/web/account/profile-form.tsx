import { FormProvider } from "react-hook-form";
import { contactEdit } from "../../shared/account/account-schemas";
import { type MemberView, memberView } from "../../shared/members/member-views";
import { trpc } from "../calls/api";
import { ChangedMeanwhile } from "../layout/changed-meanwhile";
import { useEdit } from "../layout/use-edit";
import { ContactFields } from "../members/contact-fields";
import { Card } from "../ui/card";
import { FormEnd } from "../ui/forms/form-end";
import { useScrollToHash } from "../ui/hooks/use-scroll-to-hash";
import { showToast } from "../ui/toasts/toast-store";

/** How to reach a member, and whom to call (`#emergency-contact`); a name or e-mail the club changes. */
export function ProfileForm({ member }: { member: MemberView }) {
  useScrollToHash();
  const saving = trpc.auth.editMyProfile.useMutation({
    onSuccess: () =>
      showToast({ title: "Profile Updated", description: "The club has your new details." }),
  });
  const { form, save, changed } = useEdit({
    fields: contactEdit,
    view: memberView,
    standing: member,
    toForm: contactOf,
    draft: "profile",
    send: async (edit) => (await saving.mutateAsync(edit)).member,
    otherwise: "Your profile was not saved. Please try again.",
  });

  return (
    <Card aria-labelledby="my-profile">
      <h2 id="my-profile" className="text-xl">
        Profile
      </h2>
      <p className="pt-1 pb-4 text-ink-soft text-sm">
        To change your name or e-mail address, please write to the club.
      </p>
      <FormProvider {...form}>
        <form onSubmit={save} noValidate className="grid gap-4 sm:grid-cols-2">
          <ContactFields />
          <ChangedMeanwhile of={changed} />
          <FormEnd form={form} side="start" pendingLabel="Saving...">
            Save Profile
          </FormEnd>
        </form>
      </FormProvider>
    </Card>
  );
}

const contactOf = (member: MemberView) => ({
  phone: member.phone,
  address: member.address,
  city: member.city,
  province: member.province,
  postalCode: member.postalCode,
  emergencyContactName: member.emergencyContactName,
  emergencyContactPhone: member.emergencyContactPhone,
});
