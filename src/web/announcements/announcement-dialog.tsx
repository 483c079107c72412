import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import {
  type AnnouncementInput,
  type AnnouncementView,
  announcementInput,
  announcementView,
} from "../../shared/announcements/announcement-schemas";
import { audiences } from "../../shared/announcements/audiences";
import { addDays } from "../../shared/time/club-dates";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useClubClock } from "../clock/club-clock";
import { ChangedMeanwhile } from "../layout/changed-meanwhile";
import { useKeptForm } from "../layout/drafts/use-kept-form";
import { refuseIn } from "../layout/refuse-in";
import { useAct } from "../layout/use-act";
import { useEdit } from "../layout/use-edit";
import { Dialog } from "../ui/dialogs/dialog";
import { CheckboxField } from "../ui/forms/checkbox-field";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { FormFields } from "../ui/forms/form-fields";
import { SelectField } from "../ui/forms/select-field";
import { TextField } from "../ui/forms/text-field";
import { TextareaField } from "../ui/forms/textarea-field";
import { showToast } from "../ui/toasts/toast-store";
import { audienceWords } from "./audience-words";

/** Staff write an announcement. */
export function WriteAnnouncementDialog({ onClose }: { onClose: () => void }) {
  const { today } = useClubClock();
  const form = useKeptForm<AnnouncementInput>({
    draft: "announcement",

    resolver: zodResolver(announcementInput),
    defaultValues: { ...empty, from: today, until: addDays(today, 6) },
  });
  const adding = trpc.admin.addAnnouncement.useMutation({
    ...readFirst,
    onSuccess: () => {
      showToast({ title: "Announced" });
      onClose();
    },
  });
  const add = useAct(adding, { form: refuseIn(form), otherwise: notSaved });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Write an announcement">
      <AnnouncementForm form={form} onSubmit={form.handleSubmit(add.act)}>
        <FormEnd form={form} pendingLabel="Saving...">
          Announce
        </FormEnd>
      </AnnouncementForm>
    </Dialog>
  );
}

interface EditAnnouncementDialogProps {
  announcement: AnnouncementView;
  onClose: () => void;
}

/** Staff say an announcement anew. */
export function EditAnnouncementDialog({ announcement, onClose }: EditAnnouncementDialogProps) {
  const editing = trpc.admin.editAnnouncement.useMutation({
    ...readFirst,
    onSuccess: () => {
      showToast({ title: "Announcement Changed" });
      onClose();
    },
  });
  const { form, save, changed } = useEdit({
    fields: announcementInput,
    view: announcementView,
    standing: announcement,
    toForm: (standing) => standing,
    draft: `announcement ${announcement.id}`,
    send: (edit) => editing.mutateAsync({ id: announcement.id, ...edit }),
    otherwise: notSaved,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Edit announcement"
      description="What was mailed is not mailed again."
    >
      <AnnouncementForm form={form} onSubmit={save}>
        <ChangedMeanwhile of={changed} />
        <FormEnd form={form} pendingLabel="Saving...">
          Save
        </FormEnd>
      </AnnouncementForm>
    </Dialog>
  );
}

interface AnnouncementFormProps {
  form: UseFormReturn<AnnouncementInput>;
  onSubmit: () => Promise<unknown>;
  children: ReactNode;
}

function AnnouncementForm({ form, onSubmit, children }: AnnouncementFormProps) {
  const field = fieldOf(form);
  return (
    <form onSubmit={onSubmit} noValidate>
      <FormFields pending={form.formState.isSubmitting} className="grid gap-4 sm:grid-cols-2">
        <TextField label="Title" maxLength={80} className="col-span-full" {...field("title")} />
        <TextareaField
          label="Text"
          rows={4}
          help="Web addresses in it can be pressed."
          className="col-span-full"
          {...field("text")}
        />
        <TextField label="First day" type="date" {...field("from")} />
        <TextField label="Last day" type="date" {...field("until")} />
        <SelectField label="For" className="col-span-full" {...field("audience")}>
          {audiences.map((audience) => (
            <option key={audience} value={audience}>
              {audienceWords[audience]}
            </option>
          ))}
        </SelectField>
        <CheckboxField
          label="Also by mail, once, on the morning of the first day (today: within minutes)"
          className="col-span-full"
          {...field("mail")}
        />
        {children}
      </FormFields>
    </form>
  );
}

const empty = { title: "", text: "", audience: "members" as const, mail: false };

const notSaved = "The announcement was not saved. Please try again.";
